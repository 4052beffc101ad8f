import { addDays, type CalendarDay, calendarDayParts, toCalendarDay, weekday } from "./calendar-day.ts"

/** Fixed public holidays as month and day (2012. I. tv. 102. §). */
const FIXED = [
  [1, 1],
  [3, 15],
  [5, 1],
  [8, 20],
  [10, 23],
  [11, 1],
  [12, 24],
  [12, 25],
  [12, 26],
] as const

/** Days after Easter Sunday: Good Friday, Easter Monday, Whit Monday. */
const MOVABLE = [-2, 1, 50]

const SATURDAY = 6

/**
 * Easter Sunday of a year in the Gregorian calendar (Meeus/Jones/Butcher algorithm).
 *
 * @param year from 1583
 */
export function easterSunday(year: number): CalendarDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return toCalendarDay(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}

/**
 * The Hungarian public holidays of a year that can fall on a working day, ascending (without Easter Sunday
 * and Whit Sunday).
 */
export function publicHolidays(year: number): CalendarDay[] {
  const easter = easterSunday(year)
  const fixed = FIXED.map(([month, day]) => toCalendarDay(year, month, day))
  return [...fixed, ...MOVABLE.map((offset) => addDays(easter, offset))].sort()
}

/** A delivery date asks for the same year some thirty times, and a page shows many such dates. */
const holidaysByYear = new Map<number, ReadonlySet<CalendarDay>>()

function isPublicHoliday(day: CalendarDay): boolean {
  const { year } = calendarDayParts(day)
  const known = holidaysByYear.get(year) ?? new Set(publicHolidays(year))
  holidaysByYear.set(year, known)
  return known.has(day)
}

/**
 * Whether a day is neither Saturday, Sunday nor public holiday. Saturdays that a yearly decree makes working
 * days are not known here, so deadlines calculated with this function never end too early for a consumer.
 */
export function isWorkingDay(day: CalendarDay): boolean {
  return weekday(day) < SATURDAY && !isPublicHoliday(day)
}

/** Days from the first to the last one, both included. */
export interface DayRange {
  from: CalendarDay
  to: CalendarDay
}

/** The day itself if it is a working day outside the closed ranges, otherwise the first one after it. */
export function workingDayFrom(day: CalendarDay, closed: readonly DayRange[] = []): CalendarDay {
  const isClosed = (one: CalendarDay) => closed.some(({ from, to }) => one >= from && one <= to)
  let candidate = day
  while (!isWorkingDay(candidate) || isClosed(candidate)) candidate = addDays(candidate, 1)
  return candidate
}

/**
 * The `count`-th working day after a day; for 0 the day itself or the next working day.
 *
 * @param count a non-negative integer
 * @param closed days on which nobody works although they are working days
 */
export function addWorkingDays(
  day: CalendarDay,
  count: number,
  closed: readonly DayRange[] = [],
): CalendarDay {
  let result = count === 0 ? workingDayFrom(day, closed) : day
  for (let left = count; left > 0; left--) result = workingDayFrom(addDays(result, 1), closed)
  return result
}
