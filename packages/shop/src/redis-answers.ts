/** What is used of ioredis' class. */
interface Client {
  socketTimeoutTimer: NodeJS.Timeout | undefined
  connect(...rest: unknown[]): unknown
}

const patched = new WeakSet<Client>()

/**
 * The time for an answer ends with its connection. ioredis (5.11.1) lets it run on and then breaks off the next connection,
 * although that one answers: seconds after Redis was restarted, every process lost all its connections again.
 * @param Redis the class `Redis` of ioredis
 */
export function forgetLostAnswers(Redis: { prototype: object }): void {
  const prototype = Redis.prototype as Client
  if (patched.has(prototype)) return
  patched.add(prototype)
  const { connect } = prototype
  prototype.connect = function connectAnew(...rest) {
    clearTimeout(this.socketTimeoutTimer)
    this.socketTimeoutTimer = undefined
    return connect.apply(this, rest)
  }
}
