import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { readFigures } from "../../../domains/figures/read-figures.ts"
import { parseInput } from "../../parse-input.ts"

const DEFAULT_DAYS = 30
const MOST_DAYS = 90

export const querySchema = z.object({
  days: z.coerce.number().int().min(1).max(MOST_DAYS).default(DEFAULT_DAYS),
})

/** Figures of the last days, and of as many days before. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { days } = parseInput(querySchema, req.query)
  res.json(await readFigures(req.scope, days))
}
