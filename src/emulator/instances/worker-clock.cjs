// Date follows the emulator's clock: one shared 64-bit integer, epoch ms, negative = the machine's time.
exports.install = shared => {
  const cell = new BigInt64Array(shared)
  const RealDate = Date
  const realNow = RealDate.now
  const now = () => {
    const set = Atomics.load(cell, 0)
    return set < 0n ? realNow() : Number(set)
  }
  RealDate.now = now
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString()
  })
  RealDate.prototype.constructor = globalThis.Date
}
