import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { swapRequestSchema } from "../../../specified-only/swaps/change-input.ts"
import { requestSwap } from "../../../specified-only/swaps/swaps.ts"
import { parseInput } from "../../parse-input.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ swap: await requestSwap(req.scope, parseInput(swapRequestSchema, req.body)) })
}
