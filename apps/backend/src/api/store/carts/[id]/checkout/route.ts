import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CheckoutInput } from "../../../../../workflows/checkout/checkout-input.ts"
import { readCheckout } from "../../../../../workflows/checkout/read-checkout.ts"
import { updateCheckoutWorkflow } from "../../../../../workflows/checkout/update-checkout.ts"
import { requireParam } from "../../../../require-param.ts"

/** Saves what is given of the checkout and answers with all a checkout page needs. An empty body only reads. */
export async function POST(
  req: AuthenticatedMedusaRequest<CheckoutInput>,
  res: MedusaResponse,
): Promise<void> {
  const cartId = requireParam(req, "id")
  const details = req.validatedBody
  if (Object.keys(details).length > 0) {
    await updateCheckoutWorkflow(req.scope).run({
      input: { cart_id: cartId, actor_id: req.auth_context?.actor_id, details },
    })
  }
  res.json(await readCheckout(req.scope, cartId))
}
