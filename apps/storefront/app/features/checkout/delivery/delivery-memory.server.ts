import type { CheckoutInput } from "@porteka/commerce-sdk"
import { z } from "zod"

const MemorySchema = z.object({
  shipping_option_id: z.string().regex(/^so_[A-Za-z0-9]{1,60}$/),
  pickup_point_id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
})

/** The delivery that was just chosen, to be kept before the rest is sent; null for a form that is not ours. */
export function parseDeliveryMemory(form: FormData): CheckoutInput | null {
  const parsed = MemorySchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return null
  const { shipping_option_id, pickup_point_id } = parsed.data
  return { shipping_option_id, ...(pickup_point_id && { shipping_data: { pickup_point_id } }) }
}
