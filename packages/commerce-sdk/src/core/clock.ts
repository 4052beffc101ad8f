/** The client's clock; tests replace it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** At least 0, less than 1. */
  random(): number
  /** Resolves after the delay; rejects with the signal's reason if it is aborted first. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const stop = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(() => {
        signal.removeEventListener("abort", stop)
        resolve()
      }, ms)
      signal.addEventListener("abort", stop, { once: true })
    }),
}
