import { data, redirect } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { loginPath } from "#app/server/session/safe-back.ts"
import type { Outcome } from "./contract/outcome.ts"

/**
 * The result that an account page needs.
 * @throws a redirect to the login, 404, or 503 if accounts are unavailable; the account's error pages show
 * them
 */
export function unwrap<T>(outcome: Outcome<T>, { url, locale }: { url: URL; locale: Locale }): T {
  if (outcome.ok) return outcome
  const { refusal, headers } = outcome
  if (refusal.code === "not_authenticated") throw redirect(loginPath(locale, url.pathname), { headers })
  throw data(null, { status: refusal.code === "not_found" ? 404 : 503 })
}
