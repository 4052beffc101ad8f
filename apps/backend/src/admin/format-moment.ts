import { adminLanguageTag } from "./language.ts"

const MOMENT = { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Budapest" } as const

export const formatMoment = (moment: string): string =>
  new Intl.DateTimeFormat(adminLanguageTag(), MOMENT).format(new Date(moment))
