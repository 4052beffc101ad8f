import { model } from "@medusajs/framework/utils"
import { COMPLAINT_STATES } from "../complaint-types.ts"

/** One complaint. The consumer's text never changes. */
export const ComplaintCase = model.define("complaint_case", {
  id: model.id({ prefix: "complaint" }).primaryKey(),
  number: model.autoincrement(),
  reference: model.text().unique().searchable(),
  /** Given by the page that was sent: sending it twice makes one case. */
  submission_id: model.text().unique().nullable(),
  locale: model.text(),
  name: model.text().searchable(),
  email: model.text().searchable(),
  order_reference: model.text().searchable(),
  description: model.text(),
  request: model.text(),
  order_id: model.text().nullable(),
  received_at: model.dateTime(),
  status: model.enum([...COMPLAINT_STATES]).default("received"),
  answer: model.text().default(""),
  answered_at: model.dateTime().nullable(),
  answers: model.number().default(0),
  receipt_sent_at: model.dateTime().nullable(),
  staff_notified_at: model.dateTime().nullable(),
})
