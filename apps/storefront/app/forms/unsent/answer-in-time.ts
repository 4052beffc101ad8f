/** Longer than the shop itself waits for the slowest form, an order (`PLACE_ORDER_TIMEOUT_MS`). */
const ANSWER_MS = 65_000

/** Browsers wait for minutes on a connection that is dead without an error. It fails here as if they had noticed. */
export function answerInTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TypeError("No answer from the network")), ANSWER_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
