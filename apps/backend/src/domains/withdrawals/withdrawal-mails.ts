import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import { renderWithdrawalNotice, renderWithdrawalNotices, renderWithdrawalReceipt } from "@porteka/emails"
import { budapestDay, refundDeadline } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { environment } from "../../env.ts"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopLinks } from "../../mail/shop-links.ts"
import { listRush, noteSummaries, STAFF_MAILS, type StaffRush } from "../../mail/staff-rush.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../modules/withdrawal/withdrawal-types.ts"
import { readSettings } from "../../shop/read-shop.ts"

const LOOK_BACK_DAYS = 7
/** The staff works in the default language. */
const STAFF_LOCALE = DEFAULT_LOCALE

/**
 * Nobody withdraws more often in a day, but anyone can enter somebody's address. Further declarations are
 * equally valid: the staff gets each and sees that no receipt was sent. The declaration's page says so, too,
 * and serves as the receipt.
 */
const RECEIPTS = { most: 5, hours: 24 }

export const receiptKey = ({ id }: Pick<WithdrawalCaseRow, "id">) => `withdrawal_receipt:${id}`

export const noticeKey = ({ id }: Pick<WithdrawalCaseRow, "id">) => `withdrawal_notice:${id}`

/** Receipt to the consumer, notice to the staff; queued once however often this is called. */
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
  await mails.enqueueAtMost(
    {
      key: noticeKey(recorded),
      kind: "withdrawal_notice",
      about_id: recorded.id,
      locale: STAFF_LOCALE,
      recipient: await staffAddress(container),
    },
    STAFF_MAILS,
  )
}

const staffAddress = async (container: MedusaContainer) => (await readSettings(container)).contact.email

const NOTICE_RUSH: StaffRush = {
  kind: "withdrawal_notice",
  summary: "withdrawal_notices",
  recipient: staffAddress,
}

/** Queues one summary for each past period with more declarations than notices. */
export const noteWithdrawalSummaries = (container: MedusaContainer) => noteSummaries(container, NOTICE_RUSH)

/** The state of a declaration's receipt, given its queued e-mails. */
export async function findReceiptDelivery(
  container: MedusaContainer,
  recorded: Pick<WithdrawalCaseRow, "id">,
): Promise<ReceiptDelivery> {
  const state = await container.resolve(OUTGOING_MAIL_MODULE).findState(receiptKey(recorded))
  if (state === "sent") return "sent"
  return state === "dropped" ? "withheld" : "coming"
}

/** Finds declarations whose e-mails were never queued because of a crash. */
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
      admin_url: adminUrl(),
    })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(WITHDRAWAL_MODULE).noteStaffNotified(id)
  },
}

/** The staff has to answer every declaration, however many came at once (45/2014. (II. 26.) Korm. r. 23. §). */
export const withdrawalNotices: MailTemplate = {
  async render(container, { about_id: window }, shop) {
    const cases = await casesOfRush(container, window)
    if (cases.length === 0) return null
    return await renderWithdrawalNotices({
      cases: cases.map(({ reference, name, order_reference, received_at }) => ({
        ...{ reference, name, order_reference },
        refund_by: refundDeadline(budapestDay(received_at)),
      })),
      admin_url: adminUrl(),
      ...{ locale: STAFF_LOCALE, links: shopLinks(STAFF_LOCALE), shop },
    })
  },
  async sent(container, { about_id: window }) {
    const withdrawals = container.resolve(WITHDRAWAL_MODULE)
    for (const { id } of await casesOfRush(container, window)) await withdrawals.noteStaffNotified(id)
  },
}

async function casesOfRush(container: MedusaContainer, window: string): Promise<WithdrawalCaseRow[]> {
  const ids = await listRush(container, NOTICE_RUSH.kind, window)
  return await container.resolve(WITHDRAWAL_MODULE).findCases(ids)
}

const adminUrl = () => `${environment().BACKEND_URL.replace(/\/$/, "")}/app/withdrawals`
