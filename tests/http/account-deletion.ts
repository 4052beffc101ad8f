import { callAccount, codeFor, GOOD_PASSWORD } from "../fixtures/account.ts"
import type { Administrator } from "../fixtures/administrator.ts"
import { sql } from "../fixtures/sql.ts"

/** Asks for the deletion of an account, and confirms it. @param earlier number of earlier codes */
export async function askForDeletion(email: string, token: string, earlier = 0) {
  const { body } = await callAccount<{ attempt: string }>("/deletion", {
    body: { password: GOOD_PASSWORD },
    token,
  })
  const code = await codeFor(email, "deletion_code", earlier)
  return callAccount<{ due_at: string }>("/deletion/confirm", {
    body: { code, attempt: body.attempt },
    token,
  })
}

/** Lets the days pass in which a deletion can be withdrawn. */
export async function deleteNow(admin: Administrator, customerId: string): Promise<void> {
  await sql(
    "update account_deletion set due_at = now(), requested_at = now() - interval '7 days' where customer_id = $1",
    [customerId],
  )
  await admin.runJob("accounts")
}
