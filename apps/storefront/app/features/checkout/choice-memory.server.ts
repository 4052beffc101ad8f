import type { CheckoutInput, CommerceClient } from "@porteka/commerce-sdk"
import { PAYMENT_METHODS } from "@porteka/shop"
import { z } from "zod"
import { saveCheckout } from "./checkout-service.server.ts"

const DeliverySchema = z.object({
  shipping_option_id: z.string().regex(/^so_[A-Za-z0-9]{1,60}$/),
  pickup_point_id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
})
const PaymentSchema = z.object({ payment_method: z.enum(PAYMENT_METHODS) })

/**
 * Saves the choice that was just made, before the rest is sent, so that the totals follow. A failure is not
 * reported, because the form will be submitted later anyway.
 */
export async function rememberChoice(
  commerce: CommerceClient,
  cartId: string,
  form: FormData,
): Promise<null> {
  const input = parseChoice(form)
  if (input) await saveCheckout(commerce, cartId, input)
  return null
}

/** Null for a form that is not ours. */
function parseChoice(form: FormData): CheckoutInput | null {
  const fields = Object.fromEntries(form)
  const payment = PaymentSchema.safeParse(fields)
  if (payment.success) return payment.data
  const delivery = DeliverySchema.safeParse(fields)
  if (!delivery.success) return null
  const { shipping_option_id, pickup_point_id } = delivery.data
  return { shipping_option_id, ...(pickup_point_id && { shipping_data: { pickup_point_id } }) }
}
