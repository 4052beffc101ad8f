import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { planSale } from "../../../../domains/sale-planner/plan-sale.ts"
import { salePlanSchema } from "../../../../domains/sale-planner/sale-plan-input.ts"
import { parseInput } from "../../../parse-input.ts"

/** Previews a sale for each variant, with the discount the shop may announce. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ rows: await planSale(req.scope, parseInput(salePlanSchema, req.body)) })
}
