// Loaded into a server before anything else (`node --import`): with each SIGUSR2 its clock jumps, as when a machine
// has asked a wrong time server. Forward by a day and two hours, then as far back, then right again.
const JUMP_MS = 26 * 3_600_000
const OFFSETS = [0, JUMP_MS, -JUMP_MS]

let jumps = 0
process.on("SIGUSR2", () => {
  jumps += 1
})

const RealDate = Date
const now = () => RealDate.now() + (OFFSETS[jumps % OFFSETS.length] ?? 0)

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
})
