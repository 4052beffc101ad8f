import type { Locale } from "@porteka/shop/languages"
import { budapestDay, budapestTime, type CalendarDay, calendarDayParts } from "./calendar-day.ts"
import { DATE_FORMATS } from "./date-formats.ts"

/**
 * Date formatting. Deliberately without `Intl`: its output differs between versions, and server and browser
 * must produce the same text. Moments are shown in Budapest time; a `YYYY-MM-DD` day stays as it is.
 */

export type DateStyle = "long" | "short"

/**
 * `2026. március 5.` and `2026. 03. 05.` in Hungarian, `March 5, 2026` and `Mar 5, 2026` in English.
 *
 * @param date a moment (shown in Budapest time) or a calendar day
 * @throws RangeError if it is neither
 */
export function formatDate(date: Date | string, locale: Locale, style: DateStyle = "long"): string {
  return DATE_FORMATS[locale][style](partsOf(date))
}

/** `2026. november 20. 14:07`, `November 20, 2026, 2:07 pm`; with a short date `2026. 11. 20. 14:07`. */
export function formatDateTime(moment: Date | string, locale: Locale, style: DateStyle = "long"): string {
  return DATE_FORMATS[locale].withTime(formatDate(moment, locale, style), budapestTime(moment))
}

/**
 * A time of day, as opening hours have it: `8:00` in Hungarian, `8 am` and `9:30 am` in English.
 *
 * @param time `HH:MM`, from 00:00 to 24:00
 */
export function formatTime(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  return DATE_FORMATS[locale].time({ hour, minute })
}

/**
 * Two days as a range, with the year only if it differs: `november 24–26.`, `november 30. – december 2.`,
 * `November 24–26`. The same day twice is shown once.
 */
export function formatDateRange(from: Date | string, to: Date | string, locale: Locale): string {
  const { long, withoutYear, withinMonth } = DATE_FORMATS[locale]
  const [start, end] = [partsOf(from), partsOf(to)]
  if (start.year !== end.year) return `${long(start)} – ${long(end)}`
  if (start.month !== end.month) return `${withoutYear(start)} – ${withoutYear(end)}`
  return start.day === end.day ? withoutYear(start) : withinMonth(start, end)
}

/** Up to and including a day: `2026. november 20-ig`, `until November 20, 2026`. */
export function formatUntilDate(date: Date | string, locale: Locale): string {
  return DATE_FORMATS[locale].until(partsOf(date))
}

/** A day within a sentence: `2026. november 20-án`, `on November 20, 2026`. */
export function formatOnDate(date: Date | string, locale: Locale): string {
  return DATE_FORMATS[locale].on(partsOf(date))
}

/** A deadline within a sentence: `2026. november 20-ig`, `by November 20, 2026`. */
export function formatByDate(date: Date | string, locale: Locale): string {
  return DATE_FORMATS[locale].by(partsOf(date))
}

const partsOf = (date: Date | string) => calendarDayParts(dayOf(date))

function dayOf(date: Date | string): CalendarDay {
  const isDay = typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date)
  return budapestDay(isDay ? `${date}T12:00:00Z` : date)
}
