import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { NotATableError } from "../../../domains/products/table/plan-import.ts"
import {
  exportProducts,
  importProducts,
  previewImport,
} from "../../../domains/products/table/product-table.ts"
import { invalidData } from "../../../refusals/refusals.ts"
import { parseInput } from "../../parse-input.ts"
import { streamCsv } from "../../send-csv.ts"

const MOST_CHARACTERS = 10_000_000
/** Rows per request, for a timely answer. */
const MOST_ROWS = 2000

export const bodySchema = z.strictObject({
  content: z.string().min(1).max(MOST_CHARACTERS),
  rows: z.array(z.int().positive()).min(1).max(MOST_ROWS).optional(),
  states: z.record(z.string(), z.string()).default({}),
})

/** All products as a table. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await streamCsv(res, "termekek.csv", exportProducts(req.scope))
}

/** Previews a table's changes, or carries out some of its rows. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { content, rows, states } = parseInput(bodySchema, req.body)
  try {
    res.json(
      rows
        ? await importProducts(req.scope, { content, rows, states })
        : await previewImport(req.scope, content),
    )
  } catch (error) {
    if (error instanceof NotATableError) throw invalidData(error.message)
    throw error
  }
}
