import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOptionPrices } from "../../../domains/line-options/option-prices.ts"

/** The priced options a line can have today, and what each costs a piece. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ line_options: await readOptionPrices(req.scope) })
}
