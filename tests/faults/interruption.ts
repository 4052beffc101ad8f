/** Statuses with which back end and storefront say "not now". */
const NOT_NOW = [409, 500, 502, 503, 504]

/** A server died during a call: it is unknown whether the call was executed. */
export class Interruption extends Error {}

/** Converts all symptoms of a dead or dying server to one error. @throws {Interruption} */
export async function asking<Answer extends { status: number }>(call: Promise<Answer>): Promise<Answer> {
  let answer: Answer
  try {
    answer = await call
  } catch (error) {
    // fetch and node:http report a lost connection with different classes; half an answer is invalid JSON.
    if (error instanceof Error && isLostConnection(error)) throw new Interruption(error.message)
    throw error
  }
  if (NOT_NOW.includes(answer.status)) throw new Interruption(`It answered ${answer.status}`)
  return answer
}

const isLostConnection = (error: Error) =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  error.name === "TimeoutError" ||
  error.name === "AbortError" ||
  ["ECONNREFUSED", "ECONNRESET", "EPIPE"].includes((error as NodeJS.ErrnoException).code ?? "") ||
  error.message === "socket hang up" ||
  error.message === "aborted"

/** @returns whether the work finished without interruption */
export async function isFinished(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Interruption || (error instanceof Error && isLostConnection(error))) return false
    throw error
  }
}
