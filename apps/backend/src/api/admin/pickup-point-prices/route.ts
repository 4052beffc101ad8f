import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readPointPrices } from "../../../domains/point-prices/point-prices.ts"

/** What delivery to pickup points costs, by carrier. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ prices: await readPointPrices(req.scope) })
}
