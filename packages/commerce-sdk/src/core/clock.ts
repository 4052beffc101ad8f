/** The time as the client sees it; tests give their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Between 0 and 1, 1 excluded. */
  random(): number
  /** Resolves after the time, rejects with the signal's reason when it is aborted first. */
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
