import { model } from "@medusajs/framework/utils"

/** An e-mail to be sent once; the unique `key` prevents queuing it twice. */
export const OutgoingMail = model.define("outgoing_mail", {
  id: model.id({ prefix: "mail" }).primaryKey(),
  key: model.text().unique(),
  kind: model.text(),
  /** Id of the record it is about; the e-mail is rendered from that when it is sent. */
  about_id: model.text().index(),
  /** The parcel, payment, refund or return it is about. */
  part_id: model.text().nullable(),
  locale: model.text(),
  recipient: model.text(),
  state: model.enum(["pending", "sending", "sent", "dropped", "failed"]).default("pending"),
  attempts: model.number().default(0),
  last_error: model.text().nullable(),
  due_at: model.dateTime().index(),
  claimed_at: model.dateTime().nullable(),
  /** Set as soon as it has left, before what follows is recorded (`MailTemplate.sent`). */
  delivered_at: model.dateTime().nullable(),
  sent_at: model.dateTime().nullable(),
})
