/**
 * An amount as banks write it: `12 900,00`, `-12.900`, `12900.0 HUF`. With two kinds of separators, the last
 * one is the decimal separator; a single kind is one only if it occurs once and one or two digits follow.
 * @returns null if it is not an amount
 */
export function readAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00A0\u202F']|HUF|Ft\.?/gi, "").replace("−", "-")
  if (!/^[+-]?\d[\d.,]*$/.test(bare)) return null
  const decimal = decimalSign(bare)
  const [whole = "", fraction = "", ...rest] = decimal ? bare.split(decimal) : [bare]
  if (rest.length > 0 || !/^\d*$/.test(fraction)) return null
  return Number(`${whole.replace(/[.,]/g, "")}.${fraction || "0"}`)
}

function decimalSign(text: string): string | null {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","))
  if (last < 0) return null
  const sign = text[last] ?? ""
  const isAlone = !/[.,]/.test(text.slice(0, last))
  const hasBoth = text.includes(".") && text.includes(",")
  const digits = text.length - last - 1
  return hasBoth || (isAlone && digits <= 2) ? sign : null
}

const YEAR_FIRST = /^(\d{4})[-./ ]{0,2}(\d{2})[-./ ]{0,2}(\d{2})(?!\d)/
const DAY_FIRST = /^(\d{2})[-./](\d{2})[-./](\d{4})(?!\d)/

/** `20261122`, `2026.11.22.`, `2026-11-22T10:00:00`, `22.11.2026` as `2026-11-22`; null for anything else. */
export function readDay(text: string): string | null {
  const trimmed = text.trim()
  const [, year, month, day] = YEAR_FIRST.exec(trimmed) ?? []
  if (year) return `${year}-${month}-${day}`
  const [, dayFirst, monthNext, yearLast] = DAY_FIRST.exec(trimmed) ?? []
  return yearLast ? `${yearLast}-${monthNext}-${dayFirst}` : null
}
