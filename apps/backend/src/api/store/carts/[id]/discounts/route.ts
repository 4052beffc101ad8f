import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeDiscounts } from "../../../../../domains/checkout/change-discounts.ts"
import { requireParam } from "../../../../require-param.ts"
import type { DiscountBody } from "../../../cart-routes.ts"

/** Adds a promotion code. A code that does not apply is not in the answer's `promotions`. */
export async function POST(req: MedusaRequest<DiscountBody>, res: MedusaResponse): Promise<void> {
  res.json({ cart: await changeDiscounts(req.scope, requireParam(req, "id"), "add", req.validatedBody.code) })
}
