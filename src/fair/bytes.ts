/** Lower-case hex of bytes. */
export function hex(bytes: Uint8Array): string {
  let text = ''
  for (const b of bytes) text += (b < 16 ? '0' : '') + b.toString(16)
  return text
}

/** Bytes of lower-case hex. Refused: anything else, with RangeError 'fair/bad-hex'. */
export function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError('fair/bad-hex')
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16)
  return bytes
}

/** UTF-8, written out because a mini program has no TextEncoder. */
export function utf8(text: string): Uint8Array {
  const out: number[] = []
  for (const char of text) {
    const c = char.codePointAt(0) as number
    if (c < 0x80) out.push(c)
    else if (c < 0x800) out.push(0xc0 | (c >> 6), 0x80 | (c & 63))
    else if (c < 0x10000) out.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
    else out.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
  }
  return Uint8Array.from(out)
}

const u32 = (n: number) => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n)

/** Fields joined so that no two different lists encode alike: each is preceded by its length. Numbers are u32, -1 is 0xffffffff. */
export function frame(...parts: readonly (Uint8Array | string | number)[]): Uint8Array {
  const fields = parts.map(p => (typeof p === 'number' ? u32(p) : typeof p === 'string' ? utf8(p) : p))
  const out = new Uint8Array(fields.reduce((sum, f) => sum + 4 + f.length, 0))
  let at = 0
  for (const f of fields) {
    out.set(u32(f.length), at)
    out.set(f, at + 4)
    at += 4 + f.length
  }
  return out
}
