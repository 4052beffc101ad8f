import type { MedusaContainer } from "@medusajs/framework/types"
import {
  renderComplaintAnswer,
  renderComplaintNotice,
  renderComplaintNotices,
  renderComplaintReceipt,
} from "@porteka/emails"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { adminUrl } from "../../mail/shop-links.ts"
import type { ComplaintCaseRow } from "../../modules/complaint/complaint-types.ts"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { CaseMails } from "../case-mails.ts"
import { answerDeadline } from "./answer-deadline.ts"

export const complaintMails = new CaseMails({
  receipt: "complaint_receipt",
  notice: "complaint_notice",
  summary: "complaint_notices",
  staffAddress: async (container) => (await readSettings(container)).complaints.email,
  findUnanswered: (container, days) => container.resolve(COMPLAINT_MODULE).book.findUnanswered(days),
})

export const complaintReceipt: MailTemplate = {
  async render(container, { about_id: id }, props) {
    const recorded = await container.resolve(COMPLAINT_MODULE).book.find(id)
    if (!recorded) return null
    return renderComplaintReceipt({
      ...(await contentOf(container, recorded)),
      ...props,
      answer_by: answerDeadline(recorded.received_at, props.shop.complaints.answerDays),
      is_order_known: recorded.order_id !== null,
    })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(COMPLAINT_MODULE).book.markReceiptSent(id)
  },
}

export const complaintAnswer: MailTemplate = {
  async render(container, { about_id: id, part_id: number }, props) {
    const recorded = await container.resolve(COMPLAINT_MODULE).book.find(id)
    // An answer that was revised since has an e-mail of its own.
    if (!recorded || String(recorded.answers) !== number) return null
    return renderComplaintAnswer({
      ...(await contentOf(container, recorded)),
      ...props,
      answer: recorded.answer,
      is_rejected: recorded.status === "rejected",
    })
  },
}

export const complaintNotice: MailTemplate = {
  async render(container, { about_id: id }, props) {
    const recorded = await container.resolve(COMPLAINT_MODULE).book.find(id)
    if (!recorded) return null
    return renderComplaintNotice({
      ...(await contentOf(container, recorded)),
      ...props,
      answer_by: answerDeadline(recorded.received_at, props.shop.complaints.answerDays),
      is_order_known: recorded.order_id !== null,
      admin_url: adminUrl("/complaints"),
    })
  },
  async sent(container, { about_id: id }) {
    await container.resolve(COMPLAINT_MODULE).book.markStaffNotified(id)
  },
}

/** The law requires an answer to every complaint, so a summary lists all of them. */
export const complaintNotices: MailTemplate = {
  async render(container, { about_id: window }, props) {
    const cases = await casesOfOverflow(container, window)
    if (cases.length === 0) return null
    return renderComplaintNotices({
      cases: cases.map(({ reference, name, received_at }) => ({
        reference,
        name,
        answer_by: answerDeadline(received_at, props.shop.complaints.answerDays),
      })),
      admin_url: adminUrl("/complaints"),
      ...props,
    })
  },
  async sent(container, { about_id: window }) {
    const { book } = container.resolve(COMPLAINT_MODULE)
    for (const { id } of await casesOfOverflow(container, window)) await book.markStaffNotified(id)
  },
}

async function casesOfOverflow(container: MedusaContainer, window: string): Promise<ComplaintCaseRow[]> {
  const ids = await complaintMails.listOverflow(container, window)
  return await container.resolve(COMPLAINT_MODULE).book.findAll(ids)
}

async function contentOf(
  container: MedusaContainer,
  { id, reference, received_at, name, email, order_reference, description, request }: ComplaintCaseRow,
) {
  const photos = await container.resolve(COMPLAINT_MODULE).photos.listOf([id])
  return {
    reference,
    received_at,
    name,
    email,
    order_reference,
    description,
    request,
    photos: photos.get(id)?.length ?? 0,
  }
}
