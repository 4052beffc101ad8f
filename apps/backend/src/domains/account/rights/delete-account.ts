import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { AttemptAnswer } from "@porteka/commerce-sdk"
import { wrongCode } from "../../../identity/account-error.ts"
import { enqueueAccountMail, enqueueCodeMail } from "../../../identity/enqueue-account-mails.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import type { AccountSessionRow } from "../../../modules/account/sessions.ts"
import type { AccountInput } from "../account-input.ts"
import { localeOf } from "../account-view.ts"
import { limitTries } from "../limit-tries.ts"
import { requirePassword } from "../profile.ts"
import type { Shopper } from "../shopper.ts"

/** Requires the password and a code from an e-mail: access to an open browser must not be enough. */
export async function requestDeletion(
  container: MedusaContainer,
  session: AccountSessionRow,
  { password }: AccountInput["deletion"],
  { address }: Shopper,
): Promise<AttemptAnswer> {
  const { email, customer_id } = await requirePassword(container, session, password)
  await limitTries(container, "send_code", { account: customer_id, address })
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customer_id)
  const row = await container.resolve(ACCOUNT_MODULE).codes.begin({ purpose: "deletion", email, customer_id })
  await enqueueCodeMail(container, row, localeOf(customer))
  return { attempt: row.id }
}

/** Starts the period in which the deletion can be withdrawn. */
export async function confirmDeletion(
  container: MedusaContainer,
  { customer_id }: AccountSessionRow,
  { attempt, code }: AccountInput["typedCode"],
  { address }: Shopper,
): Promise<{ due_at: string }> {
  await limitTries(container, "type_code", { account: customer_id, address })
  const { codes, deletions } = container.resolve(ACCOUNT_MODULE)
  const begun = await codes.findOpen("deletion", attempt)
  if (begun?.customer_id !== customer_id || !(await codes.take("deletion", attempt, code))) throw wrongCode()
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customer_id)
  const recipient = customer.email
  const locale = localeOf(customer)
  const { due_at } = await deletions.request({ customer_id, email: recipient, locale })
  await enqueueAccountMail(container, {
    kind: "deletion_requested",
    about_id: customer_id,
    recipient,
    locale,
  })
  return { due_at: due_at.toISOString() }
}
