import { DEFAULT_LOCALE } from "@porteka/shop/languages"

/** Texts of one file of Medusa's admin and what replaces them; each text must occur once, in this order. */
export interface ChangedFile {
  file: RegExp
  changes: { from: string; to: string }[]
}

/** @param name the file's name up to the hash of its contents */
export const dashboardFile = (name: string) =>
  new RegExp(String.raw`@medusajs/dashboard/dist/${name}-\w+\.mjs$`)

/** Script of the admin: the profile's language, in which amounts, dates and countries are shown, not the browser's. */
export const SHOWN_LANGUAGE = `localStorage.getItem("lng") ?? "${DEFAULT_LOCALE}"`
