import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { saveSale } from "../../../domains/sale-planner/plan-sale.ts"
import { salePlanSchema } from "../../../domains/sale-planner/sale-plan-input.ts"
import { parseInput } from "../../parse-input.ts"

/** Makes the price list of a planned sale. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await saveSale(req.scope, parseInput(salePlanSchema, req.body)))
}
