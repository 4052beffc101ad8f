import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { exportGoods, importGoods, previewImport } from "../../../domains/goods/table/goods-table.ts"
import { NotATableError } from "../../../domains/goods/table/plan-import.ts"
import { sendCsv } from "../../send-csv.ts"

const MOST_CHARACTERS = 10_000_000

export const bodySchema = z.strictObject({
  content: z.string().min(1).max(MOST_CHARACTERS),
  apply: z.boolean().default(false),
  skip: z.array(z.string().max(1000)).max(20_000).default([]),
})

/** All goods as a table. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  sendCsv(res, "termekek.csv", await exportGoods(req.scope))
}

/** Says what a table would change, or changes it, some products at a time. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const body = bodySchema.safeParse(req.body)
  if (!body.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, z.prettifyError(body.error))
  const { content, apply, skip } = body.data
  try {
    res.json(apply ? await importGoods(req.scope, content, skip) : await previewImport(req.scope, content))
  } catch (error) {
    if (error instanceof NotATableError) throw new MedusaError(MedusaError.Types.INVALID_DATA, error.message)
    throw error
  }
}
