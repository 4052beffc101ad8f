import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { budapestDay } from "@porteka/hungary"
import { readVat } from "../../../domains/figures/read-vat.ts"
import { parseInput } from "../../parse-input.ts"
import { yearSchema } from "../figures-export/year-schema.ts"

export const querySchema = z.object({ year: yearSchema })

/** VAT by month and rate, over all invoices of a year. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { year = Number(budapestDay(new Date()).slice(0, 4)) } = parseInput(querySchema, req.query)
  res.json({ rows: await readVat(req.scope, year) })
}
