import { LANGUAGES, type Locale } from "@porteka/shop/languages"

const NO_BREAK_SPACE = "\u00A0"
const MINUS = "\u2212"

/** Currencies without a smaller unit in daily use. The forint's fillér was withdrawn in 1999. */
const WHOLE_CURRENCIES = new Set(["HUF", "JPY", "KRW", "ISK", "CLP", "VND"])

/**
 * The number of decimals of an amount in this currency: 0 for the forint (ruling D6), otherwise 2.
 *
 * @param currency ISO 4217 code, upper or lower case
 */
export function currencyDecimals(currency: string): 0 | 2 {
  return WHOLE_CURRENCIES.has(currency.toUpperCase()) ? 0 : 2
}

/**
 * A number, always grouped by three digits: `12 900` in Hungarian (U+00A0), `12,900` in English.
 * `Intl` does not group Hungarian four-digit numbers and differs between ICU versions, so that lists would
 * look uneven and server and browser would produce different text.
 *
 * @param decimals fixed number of decimals; the value is rounded half away from zero
 * @throws RangeError if the value is not finite
 */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`)
  const digits = roundHalfUp(Math.abs(value), decimals).toFixed(decimals)
  const [whole = "0", fraction] = digits.split(".")
  const { grouping, decimal } = LANGUAGES[locale].numbers
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, grouping)
  const sign = value < 0 && Number(digits) !== 0 ? MINUS : ""
  if (fraction === undefined) return sign + grouped
  return `${sign}${grouped}${decimal}${fraction}`
}

/**
 * An amount with its currency (ruling D6): `1 290 Ft` and `12,50 EUR` in Hungarian, `HUF 1,290` and
 * `EUR 12.50` in English. Spaces are no-break spaces (U+00A0), the minus is U+2212.
 *
 * @param amount in the currency's main unit (forints, euros)
 * @param currency ISO 4217 code, upper or lower case
 * @throws RangeError if the amount is not finite
 */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const code = currency.toUpperCase()
  const number = formatNumber(Math.abs(amount), locale, currencyDecimals(code))
  const sign = amount < 0 && /[1-9]/.test(number) ? MINUS : ""
  const { before, signs } = LANGUAGES[locale].currency
  const unit = signs[code] ?? code
  return before ? `${sign}${unit}${NO_BREAK_SPACE}${number}` : `${sign}${number}${NO_BREAK_SPACE}${unit}`
}

/**
 * A rate as whole percent: `27%` in both languages (no space before the sign).
 *
 * @param rate 0.27 for 27%
 */
export function formatPercent(rate: number, locale: Locale): string {
  const percent = Math.round(rate * 1000) / 10
  return `${formatNumber(percent, locale, Number.isInteger(percent) ? 0 : 1)}%`
}

/** `toFixed` alone rounds 1.005 down, because its binary value is slightly lower. */
function roundHalfUp(value: number, decimals: number): number {
  if (decimals === 0) return Math.round(value)
  const scale = 10 ** decimals
  return Math.round(Number((value * scale).toPrecision(15))) / scale
}
