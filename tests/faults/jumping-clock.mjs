// Loaded into a server before anything else (`node --import`): each SIGUSR2 makes its clock jump, as after
// using a wrong time server: forward by a day and two hours, then back by the same time from the real one,
// then to the correct time.
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
