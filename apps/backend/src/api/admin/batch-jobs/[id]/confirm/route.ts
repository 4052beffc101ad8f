import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { decideImport } from "../../../../../specified-only/batch-jobs/batch-jobs.ts"
import { requireParam } from "../../../../require-param.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ batch_job: await decideImport(req.scope, requireParam(req, "id"), "confirm") })
}
