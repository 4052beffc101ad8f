import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { askForSwap, type SwapWish } from "../../../specified-only/swaps/swaps.ts"

export async function POST(req: MedusaRequest<SwapWish>, res: MedusaResponse): Promise<void> {
  res.json({ swap: await askForSwap(req.scope, req.validatedBody) })
}
