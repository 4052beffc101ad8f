import { adminLanguageTag } from "./language.ts"

const MOMENT = { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Budapest" } as const

export const formatMoment = (moment: string): string =>
  new Intl.DateTimeFormat(adminLanguageTag(), MOMENT).format(new Date(moment))

/** @param day as "2026-11-23" */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(adminLanguageTag(), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day))
