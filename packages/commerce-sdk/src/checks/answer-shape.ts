import type { AnswerCheck } from "../core/endpoint.ts"

/** Returns what is wrong with a value, or null. `at` is its path. */
export type Check = (value: unknown, at: string) => string | null

/** A text with at least one character. */
export const isText: Check = (value, at) =>
  typeof value === "string" && value !== "" ? null : `${at} is not a text`

export const isBoolean: Check = (value, at) =>
  typeof value === "boolean" ? null : `${at} is neither true nor false`

/** Amounts and counts. Medusa sends large ones as text if a serializer was forgotten: that is an error here. */
export const isNumber: Check = (value, at) => (Number.isFinite(value) ? null : `${at} is not a number`)

/** An object whose named fields pass their checks; other fields are ignored. */
export function hasFields(fields: Record<string, Check>): Check {
  const checks = Object.entries(fields)
  return (value, at) => {
    if (typeof value !== "object" || value === null) return `${at} is not an object`
    const object = value as Record<string, unknown>
    for (const [name, check] of checks) {
      const problem = check(object[name], at === "" ? name : `${at}.${name}`)
      if (problem !== null) return problem
    }
    return null
  }
}

/** A list whose rows all pass. */
export function isListOf(row: Check): Check {
  return (value, at) => {
    if (!Array.isArray(value)) return `${at} is not a list`
    for (const [index, one] of value.entries()) {
      const problem = row(one, `${at}[${index}]`)
      if (problem !== null) return problem
    }
    return null
  }
}

/** A list with unchecked rows. */
export const isList: Check = (value, at) => (Array.isArray(value) ? null : `${at} is not a list`)

/** Builds the check of a whole answer. */
export function answerWith(fields: Record<string, Check>): AnswerCheck {
  const check = hasFields(fields)
  return (answer) => {
    if (typeof answer !== "object" || answer === null) return "the answer is not an object"
    return check(answer, "")
  }
}
