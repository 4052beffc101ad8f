const NUMBERS = /\d+/g
/** More digits than any order number, and still a safe integer for the database. */
const MOST_DIGITS = 9

/** The order number in the consumer's text: „#1042”, „a 1042-es rendelés”. Null if there is none, or several. */
export function findOrderNumber(orderReference: string): number | null {
  const [only, ...others] = orderReference.match(NUMBERS) ?? []
  if (only === undefined || others.length > 0 || only.length > MOST_DIGITS) return null
  return Number(only)
}
