import type { MedusaContainer } from "@medusajs/framework/types"
import { renderWithdrawalNotice, renderWithdrawalNotices, renderWithdrawalReceipt } from "@porteka/emails"
import { budapestDay, refundDeadline } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { environment } from "../../env.ts"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopLinks } from "../../mail/shop-links.ts"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../modules/withdrawal/withdrawal-types.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { CaseMails } from "../case-mails.ts"

/** The staff works in the default language. */
const STAFF_LOCALE = DEFAULT_LOCALE

export const withdrawalMails = new CaseMails({
  receipt: "withdrawal_receipt",
  notice: "withdrawal_notice",
  summary: "withdrawal_notices",
  staffAddress: async (container) => (await readSettings(container)).contact.email,
  findUnanswered: (container, days) => container.resolve(WITHDRAWAL_MODULE).findUnanswered(days),
})

export const withdrawalReceipt: MailTemplate = {
  async render(container, { about_id: id, locale }, shop) {
    const recorded = await container.resolve(WITHDRAWAL_MODULE).findCase(id)
    if (!recorded) return null
    const { reference, received_at, name, order_reference, email, statement } = recorded
    const content = { reference, received_at, name, order_reference, email, statement, items: [] }
    return await renderWithdrawalReceipt({ ...content, locale, links: shopLinks(locale), shop })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(WITHDRAWAL_MODULE).markReceiptSent(id)
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
      admin_url: adminUrl(),
    })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(WITHDRAWAL_MODULE).markStaffNotified(id)
  },
}

/** Every declaration has to be answered, so a summary lists all of them (45/2014. (II. 26.) Korm. r. 23. §). */
export const withdrawalNotices: MailTemplate = {
  async render(container, { about_id: window }, shop) {
    const cases = await casesOfOverflow(container, window)
    if (cases.length === 0) return null
    return await renderWithdrawalNotices({
      cases: cases.map(({ reference, name, order_reference, received_at }) => ({
        reference,
        name,
        order_reference,
        refund_by: refundDeadline(budapestDay(received_at)),
      })),
      admin_url: adminUrl(),
      locale: STAFF_LOCALE,
      links: shopLinks(STAFF_LOCALE),
      shop,
    })
  },
  async sent(container, { about_id: window }) {
    const withdrawals = container.resolve(WITHDRAWAL_MODULE)
    for (const { id } of await casesOfOverflow(container, window)) await withdrawals.markStaffNotified(id)
  },
}

async function casesOfOverflow(container: MedusaContainer, window: string): Promise<WithdrawalCaseRow[]> {
  const ids = await withdrawalMails.listOverflow(container, window)
  return await container.resolve(WITHDRAWAL_MODULE).findCases(ids)
}

const adminUrl = () => `${environment().BACKEND_URL.replace(/\/$/, "")}/app/withdrawals`
