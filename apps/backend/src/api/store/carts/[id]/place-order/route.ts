import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readShopper } from "../../../../../domains/account/shopper.ts"
import { placeOrderInputSchema } from "../../../../../domains/checkout/checkout-input.ts"
import { placedFrom } from "../../../../../domains/checkout/placed-from.ts"
import { placeOrder } from "../../../../../domains/purchase/purchase-calls.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

/** Places the order, once: a repeated call returns the same order. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(
    await placeOrder(req.scope, requireParam(req, "id"), {
      ...parseInput(placeOrderInputSchema, req.body),
      placed_from: placedFrom(readShopper(req).address),
    }),
  )
}
