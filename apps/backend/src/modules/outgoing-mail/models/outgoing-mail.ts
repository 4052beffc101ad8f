import { model } from "@medusajs/framework/utils"

/** A mail that is to leave once; `key` makes it impossible to note it twice. */
export const OutgoingMail = model.define("outgoing_mail", {
  id: model.id({ prefix: "mail" }).primaryKey(),
  key: model.text().unique(),
  kind: model.text(),
  /** Id of the record it is about; its content is drawn from that when it is sent. */
  about_id: model.text().index(),
  /** Which parcel, payment, refund or return of it. */
  part_id: model.text().nullable(),
  locale: model.text(),
  recipient: model.text(),
  state: model.enum(["pending", "sending", "sent", "dropped", "failed"]).default("pending"),
  attempts: model.number().default(0),
  last_error: model.text().nullable(),
  due_at: model.dateTime().index(),
  claimed_at: model.dateTime().nullable(),
  sent_at: model.dateTime().nullable(),
})
