/** The sandbox's time. Tests move it on, for example to the next try of a webhook. */
export interface SandboxClock {
  now(): Date
  /** Moves on by so many milliseconds, beside the time that passes anyway. */
  advance(ms: number): void
  reset(): void
}

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
