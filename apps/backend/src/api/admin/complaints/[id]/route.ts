import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { moveComplaintOn } from "../../../../domains/complaints/answer-complaint.ts"
import { COMPLAINT_MODULE } from "../../../../modules/complaint/index.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"
import { complaintChangeSchema, toComplaintViews } from "../complaint-view.ts"

/** One complaint with its history. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readCase(req.scope, requireParam(req, "id")))
}

/** Moves a complaint to its next state and records who did it; the consumer is mailed an answer. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  await moveComplaintOn(req.scope, id, parseInput(complaintChangeSchema, req.body), req.auth_context.actor_id)
  res.json(await readCase(req.scope, id))
}

async function readCase(container: MedusaContainer, id: string) {
  const module = container.resolve(COMPLAINT_MODULE)
  const found = await module.retrieveComplaintCase(id)
  const events = await module.listComplaintEvents({ case_id: id }, { order: { created_at: "ASC" } })
  const [complaint] = await toComplaintViews(container, [found])
  return { complaint, events }
}
