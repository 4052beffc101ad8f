import { setTimeout as wait } from "node:timers/promises"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CaseReceipt } from "@porteka/commerce-sdk"
import type { CaseRow } from "../../cases/case-book.ts"
import type { CaseMails } from "../../domains/case-mails.ts"
import { sendQueuedMails } from "../../domains/outgoing-mails/send-outgoing-mails.ts"

/** A slower mail server continues in the background; the job covers failures. */
const RECEIPT_WAIT_MS = 4_000

/** Answers that a case has been recorded, once its receipt has been sent; the staff is notified afterward. */
export async function answerCase(
  container: MedusaContainer,
  res: MedusaResponse<CaseReceipt>,
  recorded: Pick<CaseRow, "id" | "reference" | "received_at">,
  mails: CaseMails,
): Promise<void> {
  const isSent = await Promise.race([
    sendNow(container, mails.receiptKey(recorded)),
    wait(RECEIPT_WAIT_MS, false, { ref: false }),
  ])
  res.status(201).json({
    reference: recorded.reference,
    received_at: new Date(recorded.received_at).toISOString(),
    receipt: isSent ? "sent" : await mails.findReceiptDelivery(container, recorded),
  })
  await sendNow(container, mails.noticeKey(recorded))
}

/** The case is recorded, so an e-mail that cannot be sent now is left to the job. */
async function sendNow(container: MedusaContainer, key: string): Promise<boolean> {
  try {
    return (await sendQueuedMails(container, [key])) > 0
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`The mail ${key} waits for the job: ${error}`)
    return false
  }
}
