// The two messages of cloud.openapi (wx-server-sdk): CommApiData in, CommOpenApiResp out.
type Wire = { field: number; value: number | Buffer }

function* fields(bytes: Buffer): Generator<Wire> {
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at] ?? 0
      at += 1
      value += (byte & 127) * shift
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const tag = varint()
    const field = Math.floor(tag / 8)
    if (tag % 8 === 0) yield { field, value: varint() }
    else {
      const length = varint()
      yield { field, value: bytes.subarray(at, at + length) }
      at += length
    }
  }
}

const sub = (bytes: Buffer, wanted: number): Buffer[] =>
  [...fields(bytes)].flatMap(({ field, value }) =>
    field === wanted && Buffer.isBuffer(value) ? [value] : []
  )

/** The arguments of an openapi call: CommApiData { 2: { 1: [{ 1: key, 2: JSON value }] } }. */
export function decodeOpenApi(bytes: Buffer): Record<string, unknown> {
  const pairs = sub(bytes, 2).flatMap(data => sub(data, 1))
  return Object.fromEntries(
    pairs.map(pair => {
      const [key] = sub(pair, 1)
      const [value] = sub(pair, 2)
      const [contentType] = sub(pair, 3)
      return [String(key), contentType ? value : JSON.parse(String(value))]
    })
  )
}

function varint(n: number): Buffer {
  const bytes: number[] = []
  for (let rest = n; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) + 128)
    if (rest < 128) return Buffer.from(bytes)
  }
}

const bytesField = (field: number, bytes: Buffer) =>
  Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes])

/** The answer of an openapi call: CommOpenApiResp { 1: body, 2: content type, 4: HTTP status }. */
export function encodeOpenApi(contentType: string, body: Buffer): Buffer {
  return Buffer.concat([
    bytesField(1, body),
    bytesField(2, Buffer.from(contentType)),
    varint(4 * 8),
    varint(200)
  ])
}
