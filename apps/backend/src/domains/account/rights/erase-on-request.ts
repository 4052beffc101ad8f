import type { MedusaContainer } from "@medusajs/framework/types"
import { enqueueAccountMail } from "../../../identity/enqueue-account-mails.ts"
import { notAllowed } from "../../../refusals/refusals.ts"
import { erasePerson } from "./erase-person.ts"
import { listOpenOrders, whileNothingIsOrdered } from "./orders-of-person.ts"
import { personOf } from "./person-of.ts"

/**
 * Erases a customer's data because the person asked the shop for it: a guest's, or with an account everything that
 * belongs to it.
 * @throws 404; not_allowed while an order of the person needs the address
 */
export async function eraseOnRequest(container: MedusaContainer, customerId: string): Promise<void> {
  const { id, email, locale, hasAccount } = await personOf(container, customerId)
  await whileNothingIsOrdered(container, email, async () => {
    const open = await listOpenOrders(container, email)
    if (open.length > 0) throw stillOpen(open.join(", "))
    await erasePerson(container, { id, email })
  })
  await enqueueAccountMail(container, {
    kind: hasAccount ? "deletion_done" : "data_erased",
    about_id: id,
    recipient: email,
    locale,
  })
}

const stillOpen = (numbers: string) =>
  notAllowed({
    hu: `Előbb fejezze be vagy törölje a nyitott rendelését: ${numbers}.`,
    en: `Finish or cancel the customer's open orders first: ${numbers}.`,
  })
