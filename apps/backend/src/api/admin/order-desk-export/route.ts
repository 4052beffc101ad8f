import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { exportOrders } from "../../../domains/order-desk/export-orders.ts"
import { parseInput } from "../../parse-input.ts"
import { sendCsv } from "../../send-csv.ts"

const DEFAULT_DAYS = 365
const MOST_DAYS = 3650

export const querySchema = z.object({
  days: z.coerce.number().int().min(1).max(MOST_DAYS).default(DEFAULT_DAYS),
})

/** The orders of the last days as a table, one row per line. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { days } = parseInput(querySchema, req.query)
  sendCsv(res, "rendelesek.csv", await exportOrders(req.scope, days))
}
