import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { checkoutBodySchema } from "../../../../../domains/checkout/checkout-input.ts"
import { readCheckout } from "../../../../../domains/checkout/read-checkout.ts"
import { updateCheckoutWorkflow } from "../../../../../domains/checkout/update-checkout.workflow.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

/** Saves the given parts of the checkout and returns everything a checkout page needs. An empty body only reads. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const cartId = requireParam(req, "id")
  const details = parseInput(checkoutBodySchema, req.body)
  if (Object.keys(details).length > 0) {
    await updateCheckoutWorkflow(req.scope).run({
      input: { cart_id: cartId, actor_id: req.auth_context?.actor_id, details },
    })
  }
  res.json(await readCheckout(req.scope, cartId))
}
