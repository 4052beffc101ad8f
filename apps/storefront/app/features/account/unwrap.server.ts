import { data, redirect } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { loginPath } from "#app/server/session/safe-back.ts"
import type { Outcome } from "./contract/outcome.ts"

/**
 * What a page cannot be shown without.
 * @throws what the account's pages know: to the login, not found, or unavailable
 */
export function unwrap<T>(outcome: Outcome<T>, { url, locale }: { url: URL; locale: Locale }): T {
  if (outcome.ok) return outcome
  const { refusal, headers } = outcome
  if (refusal.code === "not_authenticated") throw redirect(loginPath(locale, url.pathname), { headers })
  throw data(null, { status: refusal.code === "not_found" ? 404 : 503 })
}
