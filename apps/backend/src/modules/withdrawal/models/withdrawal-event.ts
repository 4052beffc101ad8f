import { model } from "@medusajs/framework/utils"
import { WITHDRAWAL_EVENTS } from "../withdrawal-types.ts"

/** An event of a case. Rows are only added: the database refuses to change one, or to delete one before its case. */
export const WithdrawalEvent = model.define("withdrawal_event", {
  id: model.id({ prefix: "wdevent" }).primaryKey(),
  case_id: model.text().index(),
  kind: model.enum([...WITHDRAWAL_EVENTS]),
  data: model.json().nullable(),
})
