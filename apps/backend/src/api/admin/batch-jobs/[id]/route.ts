import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireBatchJob } from "../../../../specified-only/batch-jobs/batch-jobs.ts"
import { requireParam } from "../../../require-param.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ batch_job: await requireBatchJob(req.scope, requireParam(req, "id")) })
}
