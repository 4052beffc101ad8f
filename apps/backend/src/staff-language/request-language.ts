import { AsyncLocalStorage } from "node:async_hooks"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { DEFAULT_LOCALE, findLocale, type Locale } from "@porteka/shop/languages"
import { readStaffLanguageBy } from "./staff-language.ts"

const languageOfRequest = new AsyncLocalStorage<Locale>()
readStaffLanguageBy(() => languageOfRequest.getStore() ?? DEFAULT_LOCALE)

/** Medusa's admin keeps the language of its profile under this name, as a cookie too. */
const COOKIE = /(?:^|; )lng=([\w-]+)/

/** The language somebody works in who has chosen one; a program has none. */
export function chosenLanguage({ headers }: Pick<MedusaRequest, "headers">): Locale | null {
  const [, chosen = ""] = COOKIE.exec(headers.cookie ?? "") ?? []
  return findLocale(chosen) ?? null
}

/** What is answered to a call of the admin is said in the language its caller works in. */
export function followStaffLanguage(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  languageOfRequest.run(chosenLanguage(req) ?? DEFAULT_LOCALE, next)
}
