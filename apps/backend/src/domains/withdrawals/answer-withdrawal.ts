import type { MedusaContainer } from "@medusajs/framework/types"
import type { WithdrawalDecision } from "@porteka/commerce-sdk/wire"
import { renderWithdrawalAnswer } from "@porteka/emails"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { sendSoon } from "../../mail/send-soon.ts"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../modules/withdrawal/withdrawal-types.ts"
import { readRecords } from "../../records/read-records.ts"
import { paymentMethodOf } from "../../shop/payment-providers.ts"
import { enqueueAnswers } from "../case-mails.ts"

interface Step {
  status: WithdrawalDecision
  /** The reason for a refusal, shown to the consumer. */
  reason: string
}

/** Records what the staff decides about a case. The consumer is informed once of its acceptance or refusal. */
export async function moveWithdrawalOn(
  container: MedusaContainer,
  id: string,
  { status, reason }: Step,
  staffId: string,
): Promise<void> {
  const withdrawals = container.resolve(WITHDRAWAL_MODULE)
  const { status: before } = await withdrawals.retrieveWithdrawalCase(id)
  if (before === status) return
  await withdrawals.changeStatus(id, { status, reason }, staffId)
  await sendSoon(container, await enqueueWithdrawalAnswers(container, id))
}

/** Recent decisions that were not sent yet, of one case or all. @returns the keys of their e-mails */
export async function enqueueWithdrawalAnswers(
  container: MedusaContainer,
  caseId?: string,
): Promise<string[]> {
  const unsent = await container.resolve(WITHDRAWAL_MODULE).findUnsentAnswers(caseId)
  return await enqueueAnswers(container, "withdrawal_answer", unsent)
}

export const withdrawalAnswer: MailTemplate = {
  async render(container, { about_id: id, part_id: status }, props) {
    const withdrawals = container.resolve(WITHDRAWAL_MODULE)
    const recorded = await withdrawals.book.find(id)
    if (!recorded) return null
    const isRefused = recorded.status === "rejected"
    // If the decision has been revised since, that has an e-mail of its own.
    if (isRefused !== (status === "rejected")) return null
    const { reference, received_at, name, order_reference, statement } = recorded
    return renderWithdrawalAnswer({
      reference,
      received_at,
      name,
      order_reference,
      statement,
      ...props,
      refusal: isRefused ? await withdrawals.findReason(id) : null,
      payment_method: await readMethod(container, recorded),
    })
  },
}

async function readMethod(
  container: MedusaContainer,
  { order_id: id, order_match: match }: WithdrawalCaseRow,
) {
  if (!id || match !== "number_and_email") return null
  const [order] = await readRecords<{ metadata: Record<string, unknown> | null }>(container, {
    entity: "order",
    fields: ["metadata"],
    filters: { id },
  })
  return (order && paymentMethodOf(order)) ?? null
}
