import type { AccountCustomer, ProfileInput } from "@porteka/commerce-sdk"
import type { Outcome } from "../contract/outcome.ts"
import { type AccountVisit, renewSession } from "./account-visit.server.ts"
import { forgetAttempt, readAttempt, rememberAttempt } from "./attempt-cookies.server.ts"
import { refused, toOutcome } from "./to-outcome.server.ts"

type WithCustomer = { customer: AccountCustomer }

export function updateUser(
  { commerce }: AccountVisit,
  changes: ProfileInput,
): Promise<Outcome<WithCustomer>> {
  return toOutcome(async () => ({ customer: (await commerce.account.updateProfile(changes)).customer }))
}

export function setNewsletter(
  { commerce }: AccountVisit,
  subscribed: boolean,
): Promise<Outcome<WithCustomer>> {
  return toOutcome(async () => ({
    customer: (await commerce.account.setNewsletter({ subscribed })).customer,
  }))
}

/** A code is sent to the new address if it is free; the answer is the same. */
export function requestEmailChange(
  { commerce }: AccountVisit,
  request: { email: string; password: string },
): Promise<Outcome<{ email: string }>> {
  return toOutcome(async (headers) => {
    const { attempt } = await commerce.account.requestEmailChange(request)
    headers.append("set-cookie", await rememberAttempt("email", { attempt, email: request.email }))
    return { email: request.email }
  })
}

export async function readPendingEmail(request: Request): Promise<{ email: string } | null> {
  return await readAttempt(request, "email")
}

export async function confirmEmailChange(
  visit: AccountVisit,
  request: Request,
  { code }: { code: string },
): Promise<Outcome<WithCustomer>> {
  const pending = await readAttempt(request, "email")
  if (!pending) return refused({ code: "wrong_code" })
  return toOutcome(async (headers) => {
    const { attempt } = pending
    const { customer } = await renewSession(visit, request, headers, (commerce) =>
      commerce.account.confirmEmailChange({ code, attempt }),
    )
    headers.append("set-cookie", await forgetAttempt("email"))
    return { customer }
  })
}
