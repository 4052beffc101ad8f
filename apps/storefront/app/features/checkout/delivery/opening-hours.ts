import type { OpeningHours } from "@porteka/commerce-sdk"
import { DAY_MS, formatTime } from "@porteka/hungary"
import type { Locale } from "#app/i18n/locales.ts"

/** 1 January 2024 was a Monday. */
const MONDAY_UTC = Date.UTC(2024, 0, 1)

export function isAlwaysOpen(hours: readonly OpeningHours[]): boolean {
  return hours.some(
    ({ from, to, opens, closes }) => from === 1 && to === 7 && opens === "00:00" && closes === "24:00",
  )
}

/** `hétfő–péntek 8:00–18:00, szombat 9:00–13:00`, `Monday–Friday 8 am–6 pm`. */
export function formatOpeningHours(hours: readonly OpeningHours[], locale: Locale): string {
  return hours
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? weekday(from, locale) : `${weekday(from, locale)}–${weekday(to, locale)}`
      return `${days} ${formatTime(opens, locale)}–${formatTime(closes, locale)}`
    })
    .join(", ")
}

function weekday(day: number, locale: Locale): string {
  const date = new Date(MONDAY_UTC + (day - 1) * DAY_MS)
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(date)
}
