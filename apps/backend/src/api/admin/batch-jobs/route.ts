import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import {
  listBatchJobs,
  newBatchJobSchema,
  startBatchJob,
} from "../../../specified-only/batch-jobs/batch-jobs.ts"
import { pagingSchema } from "../../paging.ts"
import { parseInput } from "../../parse-input.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const page = parseInput(pagingSchema(), req.query)
  res.json({ ...(await listBatchJobs(req.scope, page)), ...page })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.status(202).json({ batch_job: await startBatchJob(req.scope, parseInput(newBatchJobSchema, req.body)) })
}
