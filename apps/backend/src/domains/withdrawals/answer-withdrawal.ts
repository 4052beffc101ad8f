import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { WithdrawalDecision } from "@porteka/commerce-sdk/wire"
import { renderWithdrawalAnswer } from "@porteka/emails"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopLinks } from "../../mail/shop-links.ts"
import { MAIL_QUEUED, OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../modules/withdrawal/withdrawal-types.ts"
import { readRecords } from "../../records/read-records.ts"
import { paymentMethodOf } from "../../shop/payment-providers.ts"

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
  for (const key of await enqueueAnswers(container, id)) {
    await container.resolve(Modules.EVENT_BUS).emit({ name: MAIL_QUEUED, data: { key } })
  }
}

/** Recent decisions that were not sent yet, of one case or all. @returns the keys of their e-mails */
export async function enqueueAnswers(container: MedusaContainer, caseId?: string): Promise<string[]> {
  const keys: string[] = []
  for (const { id, status, locale, email } of await container
    .resolve(WITHDRAWAL_MODULE)
    .findUnsentAnswers(caseId)) {
    const key = `withdrawal_answer:${id}:${status}`
    const mail = { key, kind: "withdrawal_answer", about_id: id, part_id: status } as const
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({ ...mail, locale, recipient: email })
    keys.push(key)
  }
  return keys
}

export const withdrawalAnswer: MailTemplate = {
  async render(container, { about_id: id, part_id: status, locale }, shop) {
    const withdrawals = container.resolve(WITHDRAWAL_MODULE)
    const recorded = await withdrawals.findCase(id)
    if (!recorded) return null
    const isRefused = recorded.status === "rejected"
    // If the decision has been revised since, that has an e-mail of its own.
    if (isRefused !== (status === "rejected")) return null
    const { reference, received_at, order_reference, statement } = recorded
    return await renderWithdrawalAnswer({
      reference,
      received_at,
      order_reference,
      statement,
      locale,
      shop,
      links: shopLinks(locale),
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
