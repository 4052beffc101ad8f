/** A calendar day, `YYYY-MM-DD`, without a time zone. Can be sorted as text. */
export type CalendarDay = string

/** Its parts; months start at 1. */
export interface DayParts {
  year: number
  month: number
  day: number
}

/** Of a day without a change of the clock. */
export const DAY_MS = 24 * 60 * 60 * 1000

export const HOUR_MS = 3_600_000

export interface WallTime {
  year: number
  /** 1–12 */
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/**
 * Date and time in Budapest at a moment. Reckoned with the rule of the European Union (directive 2000/84/EC), because `Intl`
 * takes a slow phone 60 ms to read the rules of a time zone; a test compares the two. Valid from 1996.
 *
 * @param moment a date or an ISO 8601 string with a time zone
 * @throws RangeError if it is not a valid time
 */
export function budapestTime(moment: Date | string): WallTime {
  const time = new Date(moment).getTime()
  if (Number.isNaN(time)) throw new RangeError(`Not a time: ${moment}`)
  const local = new Date(time + (isSummerTime(time) ? 2 : 1) * HOUR_MS)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  }
}

const MARCH = 2
const OCTOBER = 9

/** From 01:00 UTC on the last Sunday of March until 01:00 UTC on that of October. */
function isSummerTime(time: number): boolean {
  const year = new Date(time).getUTCFullYear()
  return time >= lastSundayOf(MARCH, year) + HOUR_MS && time < lastSundayOf(OCTOBER, year) + HOUR_MS
}

/** Midnight UTC. Both months have 31 days. */
function lastSundayOf(month: number, year: number): number {
  const last = new Date(Date.UTC(year, month, 31))
  return last.getTime() - last.getUTCDay() * DAY_MS
}

/**
 * The calendar day in Budapest at a moment. Deadlines and price periods count such days, not 24-hour steps (daylight
 * saving time).
 */
export function budapestDay(moment: Date | string): CalendarDay {
  const { year, month, day } = budapestTime(moment)
  return toCalendarDay(year, month, day)
}

/** The start of a day in Budapest (00:00 there; 22:00 or 23:00 UTC of the day before). */
export function startOfBudapestDay(day: CalendarDay): Date {
  const midnightUtc = dayNumber(day) * DAY_MS
  const { hour } = budapestTime(new Date(midnightUtc))
  return new Date(midnightUtc - hour * HOUR_MS)
}

/** `addDays("2026-02-27", 2)` is `2026-03-01`; `days` may be negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10)
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(day: CalendarDay): number {
  return new Date(dayNumber(day) * DAY_MS).getUTCDay() || 7
}

/**
 * Validates and formats a day; `month` starts at 1.
 *
 * @throws RangeError if the day does not exist
 */
export function toCalendarDay(year: number, month: number, day: number): CalendarDay {
  const pad = (value: number, length: number) => String(value).padStart(length, "0")
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  dayNumber(text)
  return text
}

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): text is CalendarDay {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** Year, month (starting at 1) and day of the month. */
export function calendarDayParts(day: CalendarDay): DayParts {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number)
  return { year, month, day: dayOfMonth }
}

function dayNumber(day: CalendarDay): number {
  if (!isCalendarDay(day)) throw new RangeError(`Not a calendar day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}
