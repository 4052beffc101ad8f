import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { FIGURES_TABLES } from "@porteka/commerce-sdk/wire"
import { exportFigures } from "../../../domains/figures/export-figures.ts"
import { parseInput } from "../../parse-input.ts"
import { sendCsv } from "../../send-csv.ts"
import { yearSchema } from "./year-schema.ts"

const DEFAULT_DAYS = 30
const MOST_DAYS = 366

export const querySchema = z.object({
  table: z.enum(FIGURES_TABLES),
  days: z.coerce.number().int().min(1).max(MOST_DAYS).default(DEFAULT_DAYS),
  year: yearSchema,
})

/** One of the tables of the shop's figures. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { table, ...period } = parseInput(querySchema, req.query)
  const { fileName, content } = await exportFigures(req.scope, table, period)
  sendCsv(res, fileName, content)
}
