import type { CheckoutInput } from "@porteka/commerce-sdk"
import { PAYMENT_METHODS } from "@porteka/shop"
import { z } from "zod"

const DeliverySchema = z.object({
  shipping_option_id: z.string().regex(/^so_[A-Za-z0-9]{1,60}$/),
  pickup_point_id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
})
const PaymentSchema = z.object({ payment_method: z.enum(PAYMENT_METHODS) })

/**
 * The choice that was just made. It is saved before the rest is sent, so that the totals follow; null for a
 * form that is not ours.
 */
export function parseChoice(form: FormData): CheckoutInput | null {
  const fields = Object.fromEntries(form)
  const payment = PaymentSchema.safeParse(fields)
  if (payment.success) return payment.data
  const delivery = DeliverySchema.safeParse(fields)
  if (!delivery.success) return null
  const { shipping_option_id, pickup_point_id } = delivery.data
  return { shipping_option_id, ...(pickup_point_id && { shipping_data: { pickup_point_id } }) }
}
