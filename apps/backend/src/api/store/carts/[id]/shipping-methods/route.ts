import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http"
import { checkoutInputSchema } from "../../../../../domains/checkout/checkout-input.ts"
import { updateCheckoutWorkflow } from "../../../../../domains/checkout/update-checkout.workflow.ts"
import { invalidData } from "../../../../../refusals/refusals.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"
import { answerCart } from "../../answer-cart.ts"

interface Choice {
  option_id: string
  data?: Record<string, unknown>
}

const deliverySchema = checkoutInputSchema.pick({ shipping_option_id: true, shipping_data: true })

/**
 * Medusa's choice of a delivery, under the checkout's rules: one, offered to this cart, with a pickup point if
 * it needs one.
 */
export async function POST(req: MedusaStoreRequest<Choice | Choice[]>, res: MedusaResponse): Promise<void> {
  const cartId = requireParam(req, "id")
  const [choice, ...others] = [req.validatedBody].flat()
  if (!choice || others.length > 0) throw invalidData("A cart has one delivery")
  const details = parseInput(deliverySchema, {
    shipping_option_id: choice.option_id,
    shipping_data: choice.data,
  })
  await updateCheckoutWorkflow(req.scope).run({ input: { cart_id: cartId, details } })
  await answerCart(req, res, cartId)
}
