import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { CART_ID } from "@porteka/commerce-sdk"
import { readChangedCarts } from "../../../domains/checkout/changed-carts.ts"
import { cartKeySchema } from "../../../modules/cart-key/cart-key-schema.ts"
import { parseInput } from "../../parse-input.ts"

const MOST_CARTS = 100
const VERSION_LENGTH = 32

export const bodySchema = z.strictObject({
  carts: z
    .array(
      z.strictObject({
        id: z.string().regex(CART_ID),
        key: cartKeySchema.optional(),
        version: z.string().length(VERSION_LENGTH).optional(),
      }),
    )
    .max(MOST_CARTS),
})

/** Reads many carts at once for the storefront's server, which has most of them cached. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ carts: await readChangedCarts(req.scope, parseInput(bodySchema, req.body).carts) })
}
