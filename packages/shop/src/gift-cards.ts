/** The product behind the gift card page: it is in no list. */
export const GIFT_CARD_HANDLE = "ajandekutalvany"
export const GIFT_CARD_SKU = "AJANDEKUTALVANY"

const CODE = /^[0-9A-F]{16}$/

/** A gift card's code from how it is typed, alone or in groups with spaces or hyphens; null if it cannot be one. */
export function typedGiftCardCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, "").toUpperCase()
  return CODE.test(code) ? code : null
}

/** Whether a code has the shape in which the back end creates gift cards. A promotion of that shape would count as one. */
export const isGiftCardCode = (code: string): boolean => CODE.test(code)

/** How far in advance a gift card can be sent. */
const SEND_AHEAD_DAYS = 365

/** Whether the chosen sending day is too far ahead; a past day means immediately. Days as YYYY-MM-DD. */
export const isTooFarAhead = (day: string, today: string): boolean => day > lastSendDay(today)

/** The last day on which a card bought today can be sent. */
export function lastSendDay(today: string): string {
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + SEND_AHEAD_DAYS)
  return last.toISOString().slice(0, "YYYY-MM-DD".length)
}

/** The last day of validity: this many months after the day of sale, or the last day of that month. */
export function lastDayOfCard(soldOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = soldOn.split("-").map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const last = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
  return last.toISOString().slice(0, "YYYY-MM-DD".length)
}
