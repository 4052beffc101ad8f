import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeDiscounts } from "../../../../../../domains/checkout/change-discounts.ts"
import { requireParam } from "../../../../../require-param.ts"

/** Removes a promotion code from the cart. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const code = requireParam(req, "code").toUpperCase()
  res.json({ cart: await changeDiscounts(req.scope, requireParam(req, "id"), "remove", code) })
}
