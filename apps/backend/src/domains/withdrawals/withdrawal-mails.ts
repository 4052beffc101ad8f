import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import { renderWithdrawalNotice, renderWithdrawalReceipt } from "@porteka/emails"
import { budapestDay, refundDeadline } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { environment } from "../../env.ts"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopLinks } from "../../mail/shop-links.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../modules/withdrawal/withdrawal-types.ts"
import { readShop } from "../../shop/read-shop.ts"

const LOOK_BACK_DAYS = 7
/** The shop's people work in the default language. */
const STAFF_LOCALE = DEFAULT_LOCALE

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
    locale: STAFF_LOCALE,
    recipient: (await readShop(container)).contact.email,
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

export const withdrawalReceipt: MailTemplate = {
  async render(container, { about_id: id, locale }, shop) {
    const recorded = await container.resolve(WITHDRAWAL_MODULE).findCase(id)
    if (!recorded) return null
    const { reference, received_at, name, order_reference, email, statement } = recorded
    const content = { reference, received_at, name, order_reference, email, statement, goods: [] }
    return await renderWithdrawalReceipt({ ...content, locale, links: shopLinks(locale), shop })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(WITHDRAWAL_MODULE).noteReceiptSent(id)
  },
}

export const withdrawalNotice: MailTemplate = {
  async render(container, { about_id: id }, shop) {
    const recorded = await container.resolve(WITHDRAWAL_MODULE).findCase(id)
    if (!recorded) return null
    return await renderWithdrawalNotice({
      ...recorded,
      locale: STAFF_LOCALE,
      links: shopLinks(STAFF_LOCALE),
      shop,
      refund_by: refundDeadline(budapestDay(recorded.received_at)),
      admin_url: `${environment().BACKEND_URL.replace(/\/$/, "")}/app/withdrawals`,
    })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(WITHDRAWAL_MODULE).noteStaffNotified(id)
  },
}
