import { MOST_PRICED_VARIANTS } from "@porteka/shop"
import { z } from "zod"

/** The variants of `POST /api/products/prices`. */
export const pricesBody = z.object({
  ids: z.array(z.string().regex(/^variant_[A-Za-z0-9]{1,60}$/)).max(MOST_PRICED_VARIANTS),
})
