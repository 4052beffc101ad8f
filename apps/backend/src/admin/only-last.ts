/**
 * Takes answers to questions that replace each other, such as those of a search field: if they overtake each other, only the
 * answer to the last question counts.
 */
export function onlyLast<Answer>(
  take: (answer: Answer) => void,
  fail: (error: Error) => void,
): (asked: Promise<Answer>) => void {
  let last: Promise<Answer> | undefined
  return (asked) => {
    last = asked
    asked.then(
      (answer) => {
        if (asked === last) take(answer)
      },
      (error: Error) => {
        if (asked === last) fail(error)
      },
    )
  }
}
