import { model } from "@medusajs/framework/utils"

/** What a visitor wrote on the contact page, for as long as the privacy policy says. */
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
  /** The order named in it, if that was placed with the same e-mail address. */
  order_id: model.text().nullable(),
  message: model.text(),
  received_at: model.dateTime(),
  answered_at: model.dateTime().nullable(),
  /** The staff member who marked it as answered. */
  answered_by: model.text().nullable(),
})
