import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readSwapOfCart } from "../../../../specified-only/swaps/swaps.ts"
import { requireParam } from "../../../require-param.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ swap: await readSwapOfCart(req.scope, requireParam(req, "cart_id")) })
}
