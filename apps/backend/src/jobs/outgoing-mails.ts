import type { MedusaContainer } from "@medusajs/framework/types"
import { keepTermsInForce } from "../documents/terms-document.ts"
import { noteComplaintAnswers } from "../domains/complaints/answer-complaint.ts"
import { complaintMails } from "../domains/complaints/complaint-mails.ts"
import { creditReplacements } from "../domains/orders/credit-replacements.ts"
import { repairOrderMails } from "../domains/orders/mails/note-order-mails.ts"
import { noteOwnerSummaries } from "../domains/orders/mails/owner-mails.ts"
import { sendOutgoingMails, watchOutgoingMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { noteAnswers } from "../domains/withdrawals/answer-withdrawal.ts"
import { withdrawalMails } from "../domains/withdrawals/withdrawal-mails.ts"

/** Sends e-mails after a lost event, a dying process or a mail server's failure. */
export default async function outgoingMails(container: MedusaContainer): Promise<void> {
  await runSeparately(container, {
    keepTermsInForce,
    orderMails: async () => repairOrderMails(container, await creditReplacements(container)),
    noteOwnerSummaries,
    withdrawalAnswers: () => noteAnswers(container),
    withdrawalMails: () => withdrawalMails.repair(container),
    withdrawalSummaries: () => withdrawalMails.noteSummaries(container),
    complaintAnswers: () => noteComplaintAnswers(container),
    complaintMails: () => complaintMails.repair(container),
    complaintSummaries: () => complaintMails.noteSummaries(container),
    sendOutgoingMails,
    watchOutgoingMails,
  })
}

export const config = { name: "outgoing-mails", schedule: "* * * * *" }
