import type { MedusaContainer } from "@medusajs/framework/types"
import { sendSoon } from "../../../mail/send-soon.ts"
import type { NewMail } from "../../../modules/outgoing-mail/service.ts"
import { notAllowed } from "../../../refusals/refusals.ts"
import { logFailure } from "../../run-separately.ts"
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
  const kind = hasAccount ? "deletion_done" : "data_erased"
  const mail: NewMail = { key: `${kind}:${id}`, kind, about_id: id, recipient: email, locale }
  await whileNothingIsOrdered(container, email, async () => {
    const open = await listOpenOrders(container, email)
    if (open.length > 0) throw stillOpen(open.join(", "))
    await erasePerson(container, { id, email, mail })
  })
  await logFailure(container, `The event of the e-mail ${mail.key} was not emitted`, () =>
    sendSoon(container, [mail.key]),
  )
}

const stillOpen = (numbers: string) =>
  notAllowed({
    hu: `Előbb fejezze be vagy törölje a nyitott rendelését: ${numbers}.`,
    en: `Finish or cancel the customer's open orders first: ${numbers}.`,
  })
