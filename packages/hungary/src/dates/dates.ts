import type { Locale } from "../locale.ts"
import { budapestDay, budapestTime, type CalendarDay, calendarDayParts } from "./calendar-day.ts"

/**
 * Dates as they are written. `Intl` is left out on purpose: its output differs between versions, and server
 * and browser must write the same. Moments are shown in Budapest time; a `YYYY-MM-DD` day stands for itself.
 */

const MONTHS: Record<Locale, readonly string[]> = {
  hu: "január február március április május június július augusztus szeptember október november december".split(
    " ",
  ),
  en: "January February March April May June July August September October November December".split(" "),
}

export type DateStyle = "long" | "short"

/**
 * `2026. március 5.` and `2026. 03. 05.` in Hungarian, `5 March 2026` and `5 Mar 2026` in English.
 *
 * @param date a moment (shown in Budapest time) or a calendar day
 * @throws RangeError when it is neither
 */
export function formatDate(date: Date | string, locale: Locale, style: DateStyle = "long"): string {
  const { year, month, day } = calendarDayParts(dayOf(date))
  if (locale === "hu" && style === "short") return `${year}. ${twoDigits(month)}. ${twoDigits(day)}.`
  if (locale === "hu") return `${year}. ${monthName(month, "hu")} ${day}.`
  const name = monthName(month, "en")
  return `${day} ${style === "short" ? name.slice(0, 3) : name} ${year}`
}

/** `2026. november 20. 14:07`, `20 November 2026, 14:07`. */
export function formatDateTime(moment: Date | string, locale: Locale): string {
  const { hour, minute } = budapestTime(moment)
  return `${formatDate(moment, locale)}${locale === "hu" ? " " : ", "}${hour}:${twoDigits(minute)}`
}

/**
 * Two days as a range, the year only when it changes between them: `november 24–26.`, `november 30. – december 2.`,
 * `24–26 November`. One day twice is written once.
 */
export function formatDateRange(from: Date | string, to: Date | string, locale: Locale): string {
  const start = calendarDayParts(dayOf(from))
  const end = calendarDayParts(dayOf(to))
  if (start.year !== end.year) return `${formatDate(from, locale)} – ${formatDate(to, locale)}`
  const [first, last] = [start, end].map(({ month, day }) => withoutYear(month, day, locale))
  if (first === last) return `${first}`
  if (start.month !== end.month) return `${first} – ${last}`
  if (locale === "hu") return `${monthName(end.month, "hu")} ${start.day}–${end.day}.`
  return `${start.day}–${end.day} ${monthName(end.month, "en")}`
}

/** Up to and including a day: `2026. november 20-ig`, `until 20 November 2026`. */
export function formatUntilDate(date: Date | string, locale: Locale): string {
  if (locale === "en") return `until ${formatDate(date, "en")}`
  const isFirst = calendarDayParts(dayOf(date)).day === 1
  // Hungarian drops the day's full stop before a hyphen.
  return `${formatDate(date, "hu").slice(0, -1)}-${isFirst ? "jéig" : "ig"}`
}

function withoutYear(month: number, day: number, locale: Locale): string {
  return locale === "hu" ? `${monthName(month, "hu")} ${day}.` : `${day} ${monthName(month, "en")}`
}

function dayOf(date: Date | string): CalendarDay {
  const isDay = typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date)
  return budapestDay(isDay ? `${date}T12:00:00Z` : date)
}

function monthName(month: number, locale: Locale): string {
  return MONTHS[locale][month - 1] ?? ""
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0")
}
