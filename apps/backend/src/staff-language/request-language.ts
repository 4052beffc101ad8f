import { AsyncLocalStorage } from "node:async_hooks"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { DEFAULT_STAFF_LOCALE, findStaffLocale, type StaffLocale } from "@porteka/shop/languages"
import { readStaffLanguageBy } from "./staff-language.ts"

const languageOfRequest = new AsyncLocalStorage<StaffLocale>()
readStaffLanguageBy(() => languageOfRequest.getStore() ?? DEFAULT_STAFF_LOCALE)

/** The cookie with the language of the profile in Medusa's admin. */
const COOKIE = /(?:^|; )lng=([\w-]+)/

/** The chosen language of the caller; a program has none. */
export function chosenLanguage({ headers }: Pick<MedusaRequest, "headers">): StaffLocale | null {
  const [, chosen = ""] = COOKIE.exec(headers.cookie ?? "") ?? []
  return findStaffLocale(chosen)
}

/** Answers to admin calls are in the caller's language. */
export function followStaffLanguage(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  languageOfRequest.run(chosenLanguage(req) ?? DEFAULT_STAFF_LOCALE, next)
}
