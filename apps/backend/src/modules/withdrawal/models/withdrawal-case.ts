import { model } from "@medusajs/framework/utils"
import { ORDER_MATCHES, WITHDRAWAL_DECISIONS } from "../withdrawal-types.ts"

/** One declaration of withdrawal, as the consumer made it. The first eight fields never change. */
export const WithdrawalCase = model.define("withdrawal_case", {
  id: model.id({ prefix: "wdcase" }).primaryKey(),
  number: model.autoincrement(),
  reference: model.text().unique().searchable(),
  /** Set by the confirmation page: sending it twice creates one case. */
  submission_id: model.text().unique().nullable(),
  locale: model.text(),
  name: model.text().searchable(),
  order_reference: model.text().searchable(),
  email: model.text().searchable(),
  statement: model.text(),
  received_at: model.dateTime(),
  status: model.enum([...WITHDRAWAL_DECISIONS]).default("received"),
  order_id: model.text().nullable(),
  order_match: model.enum([...ORDER_MATCHES]).default("none"),
  deadline_status: model.enum(["within", "expired", "unknown"]).default("unknown"),
  /** Companies have no right of withdrawal. */
  is_company: model.boolean().default(false),
  /** Something in the order is exempt from withdrawal (45/2014. (II. 26.) Korm. r. 29. §). */
  has_exempt_goods: model.boolean().default(false),
  receipt_sent_at: model.dateTime().nullable(),
  staff_notified_at: model.dateTime().nullable(),
})
