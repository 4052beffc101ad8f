import { setTimeout as wait } from "node:timers/promises"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { WithdrawalReceipt } from "@porteka/commerce-sdk"
import { sendNotedMails } from "../../../domains/outgoing-mails/send-outgoing-mails.ts"
import { recordWithdrawalWorkflow } from "../../../domains/withdrawals/record-withdrawal.workflow.ts"
import type { WithdrawalInput } from "../../../domains/withdrawals/withdrawal-input.ts"
import { findReceiptDelivery, noticeKey, receiptKey } from "../../../domains/withdrawals/withdrawal-mails.ts"

/** A slower mail server continues in the background; the job covers failures. */
const RECEIPT_WAIT_MS = 4_000

/**
 * The withdrawal function. The answer is the same whether there is such an order or not, in time or late
 * (45/2014. (II. 26.) Korm. r. 22. § (1a)–(1c)).
 */
export async function POST(
  req: MedusaRequest<WithdrawalInput>,
  res: MedusaResponse<WithdrawalReceipt>,
): Promise<void> {
  const { result: recorded } = await recordWithdrawalWorkflow(req.scope).run({ input: req.validatedBody })
  const isSent = await Promise.race([
    sendNow(req.scope, receiptKey(recorded)),
    wait(RECEIPT_WAIT_MS, false, { ref: false }),
  ])
  res.status(201).json({
    reference: recorded.reference,
    received_at: new Date(recorded.received_at).toISOString(),
    receipt: isSent ? "sent" : await findReceiptDelivery(req.scope, recorded),
  })
  await sendNow(req.scope, noticeKey(recorded))
}

/** The declaration has been made: an e-mail that cannot be sent now is left to the job. */
async function sendNow(container: MedusaContainer, key: string): Promise<boolean> {
  try {
    return (await sendNotedMails(container, [key])) > 0
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`The mail ${key} waits for the job: ${error}`)
    return false
  }
}
