import { textsByLanguage } from "@porteka/shop/languages"
import type { DayParts } from "./calendar-day.ts"

/** From 0:00 to 24:00. */
interface DayTime {
  hour: number
  minute: number
}

interface DateFormat {
  long(day: DayParts): string
  short(day: DayParts): string
  withoutYear(day: DayParts): string
  /** Two days of one month, without the year. */
  withinMonth(from: DayParts, to: DayParts): string
  withTime(date: string, time: DayTime): string
  /** A time of day alone. */
  time(time: DayTime): string
  /** Up to and including a day, as a label. */
  until(day: DayParts): string
  /** "On" a day, within a sentence. */
  on(day: DayParts): string
  /** "By" a day, within a sentence. */
  by(day: DayParts): string
}

const nameOf = (names: string) => {
  const list = names.split(" ")
  return ({ month }: DayParts) => list[month - 1] ?? ""
}
const twoDigits = (value: number) => String(value).padStart(2, "0")

const hungarianMonth = nameOf(
  "január február március április május június július augusztus szeptember október november december",
)
/** Hungarian omits the full stop after the day before a hyphen. */
const hungarianUntil = (at: DayParts) =>
  `${at.year}. ${hungarianMonth(at)} ${at.day}-${at.day === 1 ? "jéig" : "ig"}`

/** With the suffix of the spoken ordinal: elsején, másodikán, negyedikén. */
const SPOKEN_WITH_A = [2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30]
const hungarianOn = (at: DayParts) => {
  const ending = at.day === 1 ? "jén" : SPOKEN_WITH_A.includes(at.day) ? "án" : "én"
  return `${at.year}. ${hungarianMonth(at)} ${at.day}-${ending}`
}

const englishMonth = nameOf(
  "January February March April May June July August September October November December",
)
/** American English (ruling D26). */
const englishLong = (at: DayParts) => `${englishMonth(at)} ${at.day}, ${at.year}`

const hungarianTime = ({ hour, minute }: DayTime) => `${hour}:${twoDigits(minute)}`

const englishHour = ({ hour }: DayTime) => hour % 12 || 12
const halfOfDay = ({ hour }: DayTime) => (hour % 24 < 12 ? "am" : "pm")

/** The date formats of each language. */
export const DATE_FORMATS = textsByLanguage<DateFormat>({
  hu: {
    long: (at) => `${at.year}. ${hungarianMonth(at)} ${at.day}.`,
    short: (at) => `${at.year}. ${twoDigits(at.month)}. ${twoDigits(at.day)}.`,
    withoutYear: (at) => `${hungarianMonth(at)} ${at.day}.`,
    withinMonth: (from, to) => `${hungarianMonth(to)} ${from.day}–${to.day}.`,
    withTime: (date, time) => `${date} ${hungarianTime(time)}`,
    time: hungarianTime,
    until: hungarianUntil,
    on: hungarianOn,
    by: hungarianUntil,
  },
  en: {
    long: englishLong,
    short: (at) => `${englishMonth(at).slice(0, 3)} ${at.day}, ${at.year}`,
    withoutYear: (at) => `${englishMonth(at)} ${at.day}`,
    withinMonth: (from, to) => `${englishMonth(to)} ${from.day}–${to.day}`,
    withTime: (date, time) =>
      `${date}, ${englishHour(time)}:${twoDigits(time.minute)}\u00a0${halfOfDay(time)}`,
    time: (time) =>
      `${englishHour(time)}${time.minute > 0 ? `:${twoDigits(time.minute)}` : ""}\u00a0${halfOfDay(time)}`,
    until: (at) => `until ${englishLong(at)}`,
    on: (at) => `on ${englishLong(at)}`,
    by: (at) => `by ${englishLong(at)}`,
  },
})
