import type { AccountCustomer } from "@porteka/commerce-sdk"
import type { Outcome } from "../contract/outcome.ts"
import { type AccountVisit, renewSession } from "./account-visit.server.ts"
import { forgetAttempt, readAttempt, rememberAttempt } from "./attempt-cookies.server.ts"
import { refused, toOutcome } from "./to-outcome.server.ts"

/** The same for every address; the code page comes next. */
export function requestPasswordReset(
  { commerce, locale }: AccountVisit,
  { email }: { email: string },
): Promise<Outcome<{ email: string }>> {
  return toOutcome(async (headers) => {
    const { attempt } = await commerce.account.requestReset({ email, locale })
    headers.append("set-cookie", await rememberAttempt("reset", { attempt, email }))
    return { email }
  })
}

export async function readPendingReset(request: Request): Promise<{ email: string } | null> {
  return await readAttempt(request, "reset")
}

/** Sets the password and ends every session. It does not log in. */
export async function confirmPasswordReset(
  { commerce }: AccountVisit,
  request: Request,
  typed: { email?: string; code: string; password: string },
): Promise<Outcome> {
  const pending = await readAttempt(request, "reset")
  const email = typed.email || pending?.email
  if (!email) return refused({ code: "wrong_code" })
  const attempt = pending?.email === email ? { attempt: pending.attempt } : {}
  return toOutcome(async (headers) => {
    await commerce.account.confirmReset({ email, code: typed.code, password: typed.password, ...attempt })
    headers.append("set-cookie", await forgetAttempt("reset"))
    return {}
  })
}

/** Every session ends; this browser gets a new one. */
export function changePassword(
  visit: AccountVisit,
  request: Request,
  passwords: { old_password: string; new_password: string },
): Promise<Outcome<{ customer: AccountCustomer }>> {
  return toOutcome(async (headers) => {
    const { customer } = await renewSession(visit, request, headers, (commerce) =>
      commerce.account.changePassword(passwords),
    )
    return { customer }
  })
}
