import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import { renderWithdrawalNotice, renderWithdrawalReceipt } from "@porteka/emails"
import { budapestDay, refundDeadline } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { environment } from "../../env.ts"
import type { Letter } from "../../mail/letter.ts"
import { shopLinks } from "../../mail/shop-links.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../modules/withdrawal/withdrawal-types.ts"

const LOOK_BACK_DAYS = 7

/**
 * Nobody withdraws more often than that in a day, but anybody may type somebody's address. The declarations beyond
 * it are as good as the others: the staff is told of each, and sees that its receipt has not left. The page of the
 * declaration says so, too, and is the receipt itself when it is kept.
 */
const RECEIPTS = { most: 5, hours: 24 }

export const receiptKey = ({ id }: Pick<WithdrawalCaseRow, "id">) => `withdrawal_receipt:${id}`

export const noticeKey = ({ id }: Pick<WithdrawalCaseRow, "id">) => `withdrawal_notice:${id}`

/** Receipt to the consumer, notice to the staff; noted once however often this is called. */
export async function enqueueWithdrawalMails(
  container: MedusaContainer,
  recorded: Pick<WithdrawalCaseRow, "id" | "locale" | "email">,
): Promise<void> {
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  await mails.enqueueAtMost(
    {
      key: receiptKey(recorded),
      kind: "withdrawal_receipt",
      about_id: recorded.id,
      locale: recorded.locale,
      recipient: recorded.email,
    },
    RECEIPTS,
  )
  await mails.enqueue({
    key: noticeKey(recorded),
    kind: "withdrawal_notice",
    about_id: recorded.id,
    locale: "hu",
    recipient: shop.contact.email,
  })
}

/** What becomes of the receipt of a declaration whose mails were noted, as things stand. */
export async function findReceiptDelivery(
  container: MedusaContainer,
  recorded: Pick<WithdrawalCaseRow, "id">,
): Promise<ReceiptDelivery> {
  const state = await container.resolve(OUTGOING_MAIL_MODULE).findState(receiptKey(recorded))
  if (state === "sent") return "sent"
  return state === "dropped" ? "withheld" : "coming"
}

/** Finds declarations whose mails were never noted, because the process died in between. */
export async function repairWithdrawalMails(container: MedusaContainer): Promise<void> {
  const unanswered = await container.resolve(WITHDRAWAL_MODULE).findUnanswered(LOOK_BACK_DAYS)
  for (const recorded of unanswered) await enqueueWithdrawalMails(container, recorded)
}

export const withdrawalReceipt: Letter = {
  async render(container, { about_id: id, locale }) {
    const recorded = await container.resolve(WITHDRAWAL_MODULE).findCase(id)
    if (!recorded) return null
    const { reference, received_at, name, order_reference, email, statement } = recorded
    const content = { reference, received_at, name, order_reference, email, statement, goods: [] }
    return await renderWithdrawalReceipt({ ...content, locale, links: shopLinks(locale) })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(WITHDRAWAL_MODULE).noteReceiptSent(id)
  },
}

export const withdrawalNotice: Letter = {
  async render(container, { about_id: id }) {
    const recorded = await container.resolve(WITHDRAWAL_MODULE).findCase(id)
    if (!recorded) return null
    return await renderWithdrawalNotice({
      ...recorded,
      locale: "hu",
      links: shopLinks("hu"),
      refund_by: refundDeadline(budapestDay(recorded.received_at)),
      admin_url: `${environment().BACKEND_URL.replace(/\/$/, "")}/app/withdrawals`,
    })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(WITHDRAWAL_MODULE).noteStaffNotified(id)
  },
}
