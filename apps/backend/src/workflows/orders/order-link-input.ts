import { z } from "@medusajs/framework/zod"

const MAX_EMAIL = 254
/** More than any order of ours has, and still a whole number for the database. */
const MAX_NUMBER = 999_999_999

export const orderLinkWishSchema = z.strictObject({
  order_number: z.int().min(1).max(MAX_NUMBER),
  email: z.string().trim().toLowerCase().max(MAX_EMAIL).pipe(z.email()),
  locale: z.enum(["hu", "en"]).default("hu"),
})
export type OrderLinkWish = z.infer<typeof orderLinkWishSchema>
