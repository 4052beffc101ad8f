import { model } from "@medusajs/framework/utils"

/** What a visitor wrote on the contact page, until its e-mails have been sent. */
export const ContactMessage = model.define("contact_message", {
  id: model.id({ prefix: "contact" }).primaryKey(),
  number: model.autoincrement(),
  reference: model.text(),
  /** Given by the page that was sent: sending it twice makes one message. */
  submission_id: model.text().unique().nullable(),
  locale: model.text(),
  name: model.text(),
  email: model.text(),
  order_reference: model.text(),
  message: model.text(),
  received_at: model.dateTime(),
})
