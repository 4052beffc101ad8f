import { z } from "zod"

export const MOST_WISHES = 200

const id = z.string().regex(/^[\w-]{1,64}$/)

/** A wishlist in the format of `POST /api/customers/wishlist`. */
export const wishlistBody = z.object({
  items: z.array(z.object({ product_id: id, variant_id: id, added_at: z.iso.datetime() })).max(MOST_WISHES),
})
