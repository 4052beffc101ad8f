import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { askForSwap, type SwapRequest } from "../../../specified-only/swaps/swaps.ts"

export async function POST(req: MedusaRequest<SwapRequest>, res: MedusaResponse): Promise<void> {
  res.json({ swap: await askForSwap(req.scope, req.validatedBody) })
}
