import type { MedusaContainer } from "@medusajs/framework/types"
import { renderWithdrawalNotice, renderWithdrawalNotices, renderWithdrawalReceipt } from "@porteka/emails"
import { budapestDay, refundDeadline } from "@porteka/hungary"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { adminUrl } from "../../mail/shop-links.ts"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../modules/withdrawal/withdrawal-types.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { CaseMails } from "../case-mails.ts"

export const withdrawalMails = new CaseMails({
  receipt: "withdrawal_receipt",
  notice: "withdrawal_notice",
  summary: "withdrawal_notices",
  staffAddress: async (container) => (await readSettings(container)).contact.email,
  findUnanswered: (container, days) => container.resolve(WITHDRAWAL_MODULE).book.findUnanswered(days),
})

export const withdrawalReceipt: MailTemplate = {
  async render(container, { about_id: id }, props) {
    const recorded = await container.resolve(WITHDRAWAL_MODULE).book.find(id)
    if (!recorded) return null
    const { reference, received_at, name, order_reference, email, statement } = recorded
    const content = { reference, received_at, name, order_reference, email, statement, items: [] }
    return renderWithdrawalReceipt({ ...content, ...props })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(WITHDRAWAL_MODULE).book.markReceiptSent(id)
  },
}

export const withdrawalNotice: MailTemplate = {
  async render(container, { about_id: id }, props) {
    const recorded = await container.resolve(WITHDRAWAL_MODULE).book.find(id)
    if (!recorded) return null
    return renderWithdrawalNotice({
      ...recorded,
      ...props,
      refund_by: refundDeadline(budapestDay(recorded.received_at)),
      admin_url: adminUrl("/withdrawals"),
    })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(WITHDRAWAL_MODULE).book.markStaffNotified(id)
  },
}

/** Every declaration has to be answered, so a summary lists all of them (45/2014. (II. 26.) Korm. r. 23. §). */
export const withdrawalNotices: MailTemplate = {
  async render(container, { about_id: window }, props) {
    const cases = await casesOfOverflow(container, window)
    if (cases.length === 0) return null
    return renderWithdrawalNotices({
      cases: cases.map(({ reference, name, order_reference, received_at }) => ({
        reference,
        name,
        order_reference,
        refund_by: refundDeadline(budapestDay(received_at)),
      })),
      admin_url: adminUrl("/withdrawals"),
      ...props,
    })
  },
  async sent(container, { about_id: window }) {
    const { book } = container.resolve(WITHDRAWAL_MODULE)
    for (const { id } of await casesOfOverflow(container, window)) await book.markStaffNotified(id)
  },
}

async function casesOfOverflow(container: MedusaContainer, window: string): Promise<WithdrawalCaseRow[]> {
  const ids = await withdrawalMails.listOverflow(container, window)
  return await container.resolve(WITHDRAWAL_MODULE).book.findAll(ids)
}
