import type { AccountExport } from "@porteka/commerce-sdk"
import type { Outcome } from "../contract/outcome.ts"
import type { AccountVisit } from "./account-visit.server.ts"
import { forgetAttempt, readAttempt, rememberAttempt } from "./attempt-cookies.server.ts"
import { refused, toOutcome } from "./to-outcome.server.ts"

/** All data of the customer that the shop stores. */
export function exportData({ commerce }: AccountVisit): Promise<Outcome<{ data: AccountExport }>> {
  return toOutcome(async () => ({ data: await commerce.account.exportData() }))
}

/** An e-mailed code confirms it. */
export function requestDeletion(
  { commerce }: AccountVisit,
  { password, email }: { password: string; email: string },
): Promise<Outcome> {
  return toOutcome(async (headers) => {
    const { attempt } = await commerce.account.requestDeletion({ password })
    headers.append("set-cookie", await rememberAttempt("deletion", { attempt, email }))
    return {}
  })
}

export async function isDeletionPending(request: Request): Promise<boolean> {
  return (await readAttempt(request, "deletion")) !== null
}

export async function confirmDeletion(
  { commerce }: AccountVisit,
  request: Request,
  { code }: { code: string },
): Promise<Outcome<{ due_at: string }>> {
  const pending = await readAttempt(request, "deletion")
  if (!pending) return refused({ code: "wrong_code" })
  return toOutcome(async (headers) => {
    const { due_at } = await commerce.account.confirmDeletion({ code, attempt: pending.attempt })
    headers.append("set-cookie", await forgetAttempt("deletion"))
    return { due_at }
  })
}

/** Possible until the day of the deletion. */
export function cancelDeletion({ commerce }: AccountVisit): Promise<Outcome> {
  return toOutcome(() => commerce.account.cancelDeletion())
}
