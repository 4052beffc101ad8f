/** An invalid call of the control API. */
export class ControlError extends Error {}

export type ControlBody = Record<string, unknown>

/** A text; undefined if absent. @throws {ControlError} for anything else */
export function textOf(body: ControlBody, name: string): string | undefined {
  const value = body[name]
  if (value === undefined || typeof value === "string") return value
  throw new ControlError(`${name} is not a text`)
}

/** A whole number of at least 0; undefined if absent. @throws {ControlError} for anything else */
export function countOf(body: ControlBody, name: string): number | undefined {
  const value = body[name]
  if (value === undefined || (typeof value === "number" && Number.isInteger(value) && value >= 0))
    return value
  throw new ControlError(`${name} is not a whole number`)
}

/** One of several words. @throws {ControlError} for anything else, also if it is absent */
export function wordOf<const Word extends string>(
  body: ControlBody,
  name: string,
  words: readonly Word[],
): Word {
  const word = words.find((one) => one === body[name])
  if (word === undefined) throw new ControlError(`${name} is not one of ${words.join(", ")}`)
  return word
}

/** A list of texts; undefined if absent. @throws {ControlError} for anything else */
export function textsOf(body: ControlBody, name: string): string[] | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value
  throw new ControlError(`${name} is not a list of texts`)
}
