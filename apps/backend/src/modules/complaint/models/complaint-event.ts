import { model } from "@medusajs/framework/utils"
import { COMPLAINT_EVENTS } from "../complaint-types.ts"

/** The history of a case. Rows are never changed; they are deleted with their case. */
export const ComplaintEvent = model.define("complaint_event", {
  id: model.id({ prefix: "cplevent" }).primaryKey(),
  case_id: model.text().index(),
  kind: model.enum([...COMPLAINT_EVENTS]),
  data: model.json().nullable(),
})
