import type { MedusaContainer } from "@medusajs/framework/types"
import { keepTermsInForce } from "../documents/terms-document.ts"
import { noteComplaintAnswers } from "../domains/complaints/answer-complaint.ts"
import { complaintMails } from "../domains/complaints/complaint-mails.ts"
import { creditReplacements } from "../domains/orders/credit-replacements.ts"
import { repairOrderMails } from "../domains/orders/mails/note-order-mails.ts"
import { noteOwnerSummaries } from "../domains/orders/mails/owner-mails.ts"
import { sendOutgoingMails, watchOutgoingMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import { noteAnswers } from "../domains/withdrawals/answer-withdrawal.ts"
import { withdrawalMails } from "../domains/withdrawals/withdrawal-mails.ts"

/** Sends e-mails after a lost event, a dying process or a mail server's failure. */
export default async function outgoingMails(container: MedusaContainer): Promise<void> {
  await keepTermsInForce(container)
  await creditReplacements(container)
  await repairOrderMails(container)
  await noteOwnerSummaries(container)
  await noteAnswers(container)
  await noteComplaintAnswers(container)
  for (const mails of [withdrawalMails, complaintMails]) {
    await mails.repair(container)
    await mails.noteSummaries(container)
  }
  await sendOutgoingMails(container)
  await watchOutgoingMails(container)
}

export const config = { name: "outgoing-mails", schedule: "* * * * *" }
