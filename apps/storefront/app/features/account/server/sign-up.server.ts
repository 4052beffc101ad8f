import type { AccountCustomer, SignUpInput } from "@porteka/commerce-sdk"
import type { Outcome } from "../contract/outcome.ts"
import { type AccountVisit, beginSession } from "./account-visit.server.ts"
import { forgetAttempt, readAttempt, rememberAttempt } from "./attempt-cookies.server.ts"
import { refused, toOutcome } from "./to-outcome.server.ts"

/** Starts a registration; the code page comes next, whether or not the address is taken. */
export function signUp({ commerce }: AccountVisit, person: SignUpInput): Promise<Outcome<{ email: string }>> {
  return toOutcome(async (headers) => {
    const { email } = person
    const { attempt } = await commerce.account.signUp(person)
    headers.append("set-cookie", await rememberAttempt("sign-up", { attempt, email }))
    return { email }
  })
}

/** The action that this browser has started. */
export async function readPendingSignUp(request: Request): Promise<{ email: string } | null> {
  return await readAttempt(request, "sign-up")
}

/** In a browser other than the one that started, e-mail and password prove that it is the same person. */
export async function confirmSignUp(
  visit: AccountVisit,
  request: Request,
  typed: {
    code: string
    email?: string
    password?: string | undefined
    first_name?: string | undefined
    last_name?: string | undefined
  },
): Promise<Outcome<{ customer: AccountCustomer }>> {
  const pending = await readAttempt(request, "sign-up")
  const email = typed.email || pending?.email
  if (!email) return refused({ code: "wrong_code" })
  const attempt = pending?.email === email ? pending.attempt : undefined
  return toOutcome(async (headers) => {
    const { customer } = await beginSession(visit, request, headers, (commerce) =>
      commerce.account.confirmSignUp({
        email,
        code: typed.code,
        ...(attempt === undefined ? {} : { attempt }),
        ...(typed.password ? { password: typed.password } : {}),
        ...(typed.first_name ? { first_name: typed.first_name } : {}),
        ...(typed.last_name ? { last_name: typed.last_name } : {}),
      }),
    )
    headers.append("set-cookie", await forgetAttempt("sign-up"))
    return { customer }
  })
}

export async function resendCode(
  { commerce }: AccountVisit,
  request: Request,
  typed: { email?: string } = {},
): Promise<Outcome> {
  const pending = await readAttempt(request, "sign-up")
  const email = typed.email || pending?.email
  if (!email) return refused({ code: "invalid" })
  return toOutcome(async () => {
    const attempt = pending?.email === email ? { attempt: pending.attempt } : {}
    await commerce.account.resendCode({ email, ...attempt })
    return {}
  })
}
