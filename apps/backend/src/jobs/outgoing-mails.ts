import type { MedusaContainer } from "@medusajs/framework/types"
import { keepTermsInForce } from "../documents/terms-document.ts"
import { enqueueComplaintAnswers } from "../domains/complaints/answer-complaint.ts"
import { complaintMails } from "../domains/complaints/complaint-mails.ts"
import { contactMails } from "../domains/contact/contact-mails.ts"
import { creditReplacements } from "../domains/orders/credit-replacements.ts"
import { repairOrderMails } from "../domains/orders/mails/enqueue-order-mails.ts"
import { enqueueOwnerSummaries } from "../domains/orders/mails/owner-mails.ts"
import { sendOutgoingMails, watchOutgoingMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { enqueueWithdrawalAnswers } from "../domains/withdrawals/answer-withdrawal.ts"
import { withdrawalMails } from "../domains/withdrawals/withdrawal-mails.ts"

/** Sends e-mails that are still due after a lost event, a crash, or a failure of the mail server. */
export default async function outgoingMails(container: MedusaContainer): Promise<void> {
  await runSeparately(container, {
    keepTermsInForce,
    orderMails: async () => repairOrderMails(container, await creditReplacements(container)),
    enqueueOwnerSummaries,
    withdrawalAnswers: () => enqueueWithdrawalAnswers(container),
    withdrawalMails: () => withdrawalMails.repair(container),
    withdrawalSummaries: () => withdrawalMails.enqueueSummaries(container),
    complaintAnswers: () => enqueueComplaintAnswers(container),
    complaintMails: () => complaintMails.repair(container),
    complaintSummaries: () => complaintMails.enqueueSummaries(container),
    contactMails: () => contactMails.repair(container),
    contactSummaries: () => contactMails.enqueueSummaries(container),
    sendOutgoingMails,
    watchOutgoingMails,
  })
}

export const config = { name: "outgoing-mails", schedule: "* * * * *" }
