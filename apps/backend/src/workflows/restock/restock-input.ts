import { z } from "@medusajs/framework/zod"

const MAX_EMAIL = 254

export const restockWishSchema = z.strictObject({
  variant_id: z.string().regex(/^variant_[0-9A-HJKMNP-TV-Z]{26}$/),
  email: z.string().trim().toLowerCase().max(MAX_EMAIL).pipe(z.email()),
  locale: z.enum(["hu", "en"]).default("hu"),
})
export type RestockWish = z.infer<typeof restockWishSchema>
