import type { ProcessIdentity } from "./identity.ts"
import type { Program } from "./program.ts"

/** How often a running program is asked, and after how many silences in a row it counts as hanging. */
export type HangRule = { checkEveryMs: number; mostSilences: number }

/**
 * Asks a program again and again whether it answers. Failures are counted instead of timed, so that a laptop's sleep
 * does not count as an outage.
 * @param findRunning the process to ask; undefined while there is none
 * @returns a function that ends the watch
 */
export function watchForHanging(
  program: Program,
  { checkEveryMs, mostSilences }: HangRule,
  findRunning: () => ProcessIdentity | undefined,
  onHanging: (identity: ProcessIdentity) => void,
): () => void {
  let isEnded = false
  let timer: NodeJS.Timeout | undefined

  async function ask(silences: number) {
    const asked = findRunning()
    const isSilent = asked !== undefined && !(await program.isAnswering?.())
    if (isEnded) return
    const inARow = isSilent && findRunning() === asked ? silences + 1 : 0
    const hangs = inARow >= mostSilences
    if (isSilent && hangs) onHanging(asked)
    askLater(hangs ? 0 : inARow)
  }

  function askLater(silences: number) {
    timer = setTimeout(() => void ask(silences), checkEveryMs)
  }

  askLater(0)
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
