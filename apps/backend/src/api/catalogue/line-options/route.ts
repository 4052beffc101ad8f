import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOptionPrices } from "../../../domains/line-options/option-prices.ts"

/** The paid line options available now, with their unit prices. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ line_options: await readOptionPrices(req.scope) })
}
