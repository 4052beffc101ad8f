import type { Clock } from "../core/clock.ts"

export interface FakeClock extends Clock {
  /** All waits so far, in milliseconds. */
  waits: number[]
}

/** Time that passes only by waiting, and dice that always show the same. */
export function fakeClock(random = 0): FakeClock {
  const waits: number[] = []
  let time = Date.UTC(2026, 10, 21)
  return {
    waits,
    now: () => time,
    random: () => random,
    wait: async (ms, signal) => {
      signal.throwIfAborted()
      waits.push(ms)
      time += ms
    },
  }
}
