/** The sandbox's clock. Tests advance it, for example to the next attempt of a webhook. */
export interface SandboxClock {
  now(): Date
  /** Advances the clock by a number of milliseconds, in addition to real time. */
  advance(ms: number): void
  reset(): void
}

/** A clock that shows real time until it is advanced. */
export function createClock(): SandboxClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (ms) => {
      ahead += ms
    },
    reset: () => {
      ahead = 0
    },
  }
}
