import { type AccountCustomer, HttpError } from "@porteka/commerce-sdk"
import { fieldsOf } from "@porteka/shop/parse-json"
import { forgetCart } from "#app/server/cart/cart-cookie.server.ts"
import { forgetSession } from "#app/server/session/session-cookie.server.ts"
import type { Outcome } from "../contract/outcome.ts"
import { type AccountVisit, beginSession } from "./account-visit.server.ts"
import { rememberAttempt } from "./attempt-cookies.server.ts"
import { toOutcome, toRefusal } from "./to-outcome.server.ts"

export interface Credentials {
  email: string
  password: string
}

/** Starts a new session, whatever cookie the browser had. */
export function signIn(
  visit: AccountVisit,
  request: Request,
  credentials: Credentials,
): Promise<Outcome<{ customer: AccountCustomer; token: string }>> {
  return toOutcome(async (headers) => {
    try {
      const { customer, access_token: token } = await beginSession(visit, request, headers, (commerce) =>
        commerce.account.signIn({ ...credentials, locale: visit.locale }),
      )
      return { customer, token }
    } catch (error) {
      const attempt = attemptOf(error)
      if (attempt) {
        headers.append("set-cookie", await rememberAttempt("sign-up", { attempt, email: credentials.email }))
      }
      throw error
    }
  })
}

/** The browser forgets session and cart even if the back end is unavailable. */
export async function signOut({ commerce }: AccountVisit): Promise<Outcome> {
  const headers = new Headers()
  headers.append("set-cookie", forgetSession())
  headers.append("set-cookie", await forgetCart())
  try {
    await commerce.account.signOut()
  } catch (error) {
    const refusal = toRefusal(error)
    if (!refusal) throw error
    // A session that has already ended counts as signed out.
    if (refusal.code !== "not_authenticated") return { ok: false, refusal, headers }
  }
  return { ok: true, headers }
}

/** A customer who has not entered the code yet continues the pending sign-up. */
function attemptOf(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.code !== "not_confirmed") return null
  const { attempt } = fieldsOf(error.body)
  return typeof attempt === "string" ? attempt : null
}
