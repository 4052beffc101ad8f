import { adminLanguageTag } from "./language.ts"

const MOMENT = { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Budapest" } as const

/** In a narrow column of a table, a date would be broken into four lines. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0")

export const formatMoment = (moment: string): string =>
  unbroken(new Intl.DateTimeFormat(adminLanguageTag(), MOMENT).format(new Date(moment)))

/** @param day as "2026-11-23" */
export const formatDay = (day: string): string =>
  unbroken(
    new Intl.DateTimeFormat(adminLanguageTag(), { dateStyle: "medium", timeZone: "UTC" }).format(
      new Date(day),
    ),
  )

/** @param month as "2026-11" */
export const formatMonth = (month: string): string =>
  unbroken(
    new Intl.DateTimeFormat(adminLanguageTag(), { year: "numeric", month: "long", timeZone: "UTC" }).format(
      new Date(`${month}-01`),
    ),
  )
