import { UnansweredError, type UnansweredReason } from "./unanswered.ts"

/** Between two tries. */
const PAUSE_MS = 3000
/** A page left open overnight does not ask until morning. */
const LONGEST_MS = 30 * 60 * 1000

/**
 * Makes a call that may be repeated, again and again while the back end is not there or nobody is logged in.
 * @param onWaiting told why it waits, and null when it is over
 */
export async function untilAnswered<Answer>(
  call: () => Promise<Answer>,
  onWaiting: (reason: UnansweredReason | null) => void,
): Promise<Answer> {
  const last = Date.now() + LONGEST_MS
  try {
    for (;;) {
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof UnansweredError) || Date.now() >= last) throw error
        onWaiting(error.reason)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  } finally {
    onWaiting(null)
  }
}
