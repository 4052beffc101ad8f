import { z } from "@medusajs/framework/zod"

const MOST_ORDERS = 100

/** The orders chosen at the desk. */
export const orderIds = z
  .array(z.string().regex(/^order_\w+$/))
  .min(1)
  .max(MOST_ORDERS)

/** `?id=…&id=…` */
export const orderIdsQuery = z.object({
  id: z.preprocess((id) => (Array.isArray(id) ? id : [id]), orderIds),
})
