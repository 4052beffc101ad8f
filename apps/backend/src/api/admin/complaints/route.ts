import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { COMPLAINT_MODULE } from "../../../modules/complaint/index.ts"
import { parseInput } from "../../parse-input.ts"
import { complaintListQuerySchema, toComplaintViews } from "./complaint-view.ts"

/** Complaints, newest first; `q` searches number, name, order number and e-mail. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { q, status, limit, offset } = parseInput(complaintListQuerySchema, req.query)
  const [cases, count] = await req.scope
    .resolve(COMPLAINT_MODULE)
    .listAndCountComplaintCases(
      { ...(q && { q }), ...(status && { status }) },
      { take: limit, skip: offset, order: { number: "DESC" } },
    )
  res.json({ complaints: await toComplaintViews(req.scope, cases), count, limit, offset })
}
