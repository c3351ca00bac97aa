// Seeded randomness for tests: every source of random numbers in this thread comes from one stream, SHA-256 over
// seed, label and a counter. The label changes with each call, so what a call draws does not depend on the instance.
const crypto = require('node:crypto')

const { createHash } = crypto

exports.install = seed => {
  let label = ''
  let counter = 0
  let pool = Buffer.alloc(0)

  const take = size => {
    const parts = [pool]
    for (let have = pool.length; have < size; have += 32) {
      counter += 1
      parts.push(createHash('sha256').update(`${seed}\n${label}\n${counter}`).digest())
    }
    const all = Buffer.concat(parts)
    pool = all.subarray(size)
    return Buffer.from(all.subarray(0, size))
  }
  const later = (callback, value) => {
    if (!callback) return value
    process.nextTick(callback, null, value)
  }
  const fraction = () => take(6).readUIntBE(0, 6) / 2 ** 48
  const uuid = () => {
    const bytes = take(16)
    bytes[6] = (bytes[6] & 0x0f) | 0x40
    bytes[8] = (bytes[8] & 0x3f) | 0x80
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
  const fill = array => {
    take(array.byteLength).copy(Buffer.from(array.buffer, array.byteOffset, array.byteLength))
    return array
  }
  const integer = (min, max) => {
    const span = max - min
    const bound = 2 ** 48 - (2 ** 48 % span)
    for (;;) {
      const drawn = take(6).readUIntBE(0, 6)
      if (drawn < bound) return min + (drawn % span)
    }
  }

  Math.random = fraction
  crypto.randomBytes = (size, callback) => later(callback, take(size))
  crypto.randomUUID = uuid
  crypto.randomFillSync = (buffer, offset = 0, size = buffer.length - offset) => {
    fill(buffer.subarray(offset, offset + size))
    return buffer
  }
  crypto.randomFill = (buffer, ...rest) => {
    const callback = rest.pop()
    return later(callback, crypto.randomFillSync(buffer, ...rest))
  }
  crypto.randomInt = (min, max, callback) => {
    if (typeof max !== 'number') return later(max, integer(0, min))
    return later(callback, integer(min, max))
  }
  crypto.webcrypto.getRandomValues = fill
  crypto.webcrypto.randomUUID = uuid

  return next => {
    label = next
    counter = 0
    pool = Buffer.alloc(0)
  }
}
