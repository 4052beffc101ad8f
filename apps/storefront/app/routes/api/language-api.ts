import { redirect } from "react-router"
import { localeCookies } from "#app/i18n/language-cookie.ts"
import { DEFAULT_LOCALE, splitLocale } from "#app/i18n/locales.ts"
import { notFound } from "#app/server/api/api-reply.server.ts"
import { logger } from "#app/server/log.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/language-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/** Limit of the characters of an invalid URL that are logged. */
const LOGGED_CHARACTERS = 100

/**
 * Stores the chosen language and redirects to the page. Only a language of the shop can be chosen; anything
 * else is rejected, logged, and replaced by the first one (specification, section 4 "Locale").
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(requestContext)
  const wished = new URL(request.url).searchParams.get("to") ?? ""
  const page = URL.parse(wished, publicOrigin)
  const chosen = page?.origin === publicOrigin ? splitLocale(page.pathname).locale : null
  const locale = chosen ?? DEFAULT_LOCALE
  if (chosen) logger.info({ locale }, "language changed")
  else logger.warn({ wished: wished.slice(0, LOGGED_CHARACTERS) }, "language change rejected")
  const headers = new Headers()
  for (const cookie of localeCookies(locale, publicOrigin.startsWith("https:"))) {
    headers.append("set-cookie", cookie)
  }
  return redirect(page && chosen ? page.pathname + page.search : `/${DEFAULT_LOCALE}`, {
    status: 303,
    headers,
  })
}
