/** A calendar day, `YYYY-MM-DD`, without a time zone. Can be sorted as text. */
export type CalendarDay = string

/** Its parts; months start at 1. */
export interface DayParts {
  year: number
  month: number
  day: number
}

/**
 * Deadlines and price periods count days of the Hungarian calendar, not 24-hour steps (daylight saving time).
 */
export const SHOP_TIME_ZONE = "Europe/Budapest"

const DAY_MS = 86_400_000

let wallClock: Intl.DateTimeFormat | undefined

/** Created when it is needed: reading the time zone's rules takes a slow phone 60 ms, and few pages need it. */
function wallClockOfBudapest(): Intl.DateTimeFormat {
  wallClock ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: SHOP_TIME_ZONE,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  })
  return wallClock
}

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
 * Date and time in Budapest at a moment.
 *
 * @param moment a date or an ISO 8601 string with a time zone
 * @throws RangeError if it is not a valid time
 */
export function budapestTime(moment: Date | string): WallTime {
  const parts: Record<string, number> = {}
  for (const { type, value } of wallClockOfBudapest().formatToParts(new Date(moment)))
    parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return { year, month, day, hour, minute, second }
}

/** The calendar day in Budapest at a moment. */
export function budapestDay(moment: Date | string): CalendarDay {
  const { year, month, day } = budapestTime(moment)
  return toCalendarDay(year, month, day)
}

/** The start of a day in Budapest (00:00 there; 22:00 or 23:00 UTC of the day before). */
export function startOfBudapestDay(day: CalendarDay): Date {
  const midnightUtc = dayNumber(day) * DAY_MS
  const { hour } = budapestTime(new Date(midnightUtc))
  return new Date(midnightUtc - hour * 3_600_000)
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
