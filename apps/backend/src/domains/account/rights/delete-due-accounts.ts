import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { sendSoon } from "../../../mail/send-soon.ts"
import type { DeletionRow } from "../../../modules/account/deletions.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import { OUTGOING_MAIL_MODULE } from "../../../modules/outgoing-mail/index.ts"
import { logFailure } from "../../run-separately.ts"
import { erasePerson } from "./erase-person.ts"
import { listUnsentOrders, whileNothingIsOrdered } from "./orders-of-person.ts"

const AT_ONCE = 20

/** Deletes the accounts that are due. A failed one is tried again later and does not stop the others. */
export async function deleteDueAccounts(container: MedusaContainer): Promise<void> {
  const { deletions } = container.resolve(ACCOUNT_MODULE)
  for (const deletion of await deletions.listDue(AT_ONCE)) {
    await logFailure(container, `The account ${deletion.customer_id} was not deleted`, () =>
      deleteAccount(container, deletion),
    )
  }
}

/**
 * Every step can be repeated; the deletion request is removed last. An order that has not been sent yet needs its address, so the
 * account stays until it has.
 */
async function deleteAccount(
  container: MedusaContainer,
  { customer_id: id, email: recipient, locale }: DeletionRow,
): Promise<void> {
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ id }, { select: ["email"] })
  const email = customer?.email ?? recipient
  const isErased = await whileNothingIsOrdered(container, email, async () => {
    if (customer && (await listUnsentOrders(container, email)).length > 0) return false
    await erasePerson(container, { id, email, isGone: !customer })
    return true
  })
  const { deletions } = container.resolve(ACCOUNT_MODULE)
  if (!isErased) return await deletions.postpone(id)
  // The same key if a process dies before the request is gone.
  const key = `deletion_done:${id}`
  await container
    .resolve(OUTGOING_MAIL_MODULE)
    .enqueue({ key, kind: "deletion_done", about_id: id, recipient: email, locale })
  await deletions.cancel(id)
  await sendSoon(container, [key])
}
