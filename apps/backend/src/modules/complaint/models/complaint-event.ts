import { model } from "@medusajs/framework/utils"
import { COMPLAINT_EVENTS } from "../complaint-types.ts"

/** What happened to a case. Rows are never changed; they go with their case when its time is over. */
export const ComplaintEvent = model.define("complaint_event", {
  id: model.id({ prefix: "cplevent" }).primaryKey(),
  case_id: model.text().index(),
  kind: model.enum([...COMPLAINT_EVENTS]),
  data: model.json().nullable(),
})
