import { renderContactNotice, renderContactNotices, renderContactReceipt } from "@porteka/emails"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { adminUrl } from "../../mail/shop-links.ts"
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message/index.ts"
import type { ContactMessageRow } from "../../modules/contact-message/service.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { CaseMails } from "../case-mails.ts"

export const contactMails = new CaseMails({
  receipt: "contact_receipt",
  notice: "contact_notice",
  summary: "contact_notices",
  staffAddress: async (container) => (await readSettings(container)).contact.email,
  findUnanswered: (container, days) => container.resolve(CONTACT_MESSAGE_MODULE).findUnanswered(days),
})

/** To the sender. It repeats nothing of the message, because anybody can enter somebody else's address. */
export const contactReceipt: MailTemplate = {
  async render(container, { about_id: id }, props) {
    const written = await container.resolve(CONTACT_MESSAGE_MODULE).find(id)
    if (!written) return null
    const { reference } = written
    return renderContactReceipt({ reference, ...props })
  },
}

/** To the shop; a reply goes to the sender. */
export const contactNotice: MailTemplate = {
  async render(container, { about_id: id }, props) {
    const written = await container.resolve(CONTACT_MESSAGE_MODULE).find(id)
    if (!written) return null
    const { order_id: orderId } = written
    const rendered = renderContactNotice({
      ...contentOf(written),
      language: written.locale,
      order_url: orderId && adminUrl(`/orders/${orderId}`),
      ...props,
    })
    return { ...rendered, reply_to: written.email }
  },
}

/** Many messages in a short time, each in full, so that they can be answered without the admin. */
export const contactNotices: MailTemplate = {
  async render(container, { about_id: window }, props) {
    const ids = await contactMails.listOverflow(container, window)
    const messages = await container.resolve(CONTACT_MESSAGE_MODULE).findAll(ids)
    if (messages.length === 0) return null
    return renderContactNotices({
      messages: messages.map(contentOf),
      ...props,
    })
  },
}

const contentOf = ({ reference, received_at, name, email, order_reference, message }: ContactMessageRow) => ({
  reference,
  received_at,
  name,
  email,
  order_reference,
  message,
})
