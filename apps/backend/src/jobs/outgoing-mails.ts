import type { MedusaContainer } from "@medusajs/framework/types"
import { keepTermsInForce } from "../documents/terms-document.ts"
import { repairOrderMails } from "../workflows/orders/mails/note-order-mails.ts"
import { sendOutgoingMails, watchOutgoingMails } from "../workflows/outgoing-mails/send-outgoing-mails.ts"
import { repairWithdrawalMails } from "../workflows/withdrawals/withdrawal-mails.ts"

/** Sends what a lost event, a dying process or a mail server has lost. */
export default async function outgoingMails(container: MedusaContainer): Promise<void> {
  await keepTermsInForce(container)
  await repairOrderMails(container)
  await repairWithdrawalMails(container)
  await sendOutgoingMails(container)
  await watchOutgoingMails(container)
}

export const config = { name: "outgoing-mails", schedule: "* * * * *" }
