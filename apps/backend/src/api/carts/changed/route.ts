import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readChangedCarts } from "../../../domains/checkout/changed-carts.ts"
import type { ChangedCartsBody } from "../../store/cart-routes.ts"

/** Reads many carts at once for the storefront's server, which has most of them cached. */
export async function POST(req: MedusaRequest<ChangedCartsBody>, res: MedusaResponse): Promise<void> {
  res.json({ carts: await readChangedCarts(req.scope, req.validatedBody.carts) })
}
