import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { cartKeySchema } from "../../../../../modules/cart-key/cart-key-schema.ts"
import { CART_KEY_MODULE } from "../../../../../modules/cart-key/index.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"
import { readCartKey } from "../../../cart-key.ts"

export const bodySchema = z.strictObject({ key: cartKeySchema })

/** Issues a new key of the cart; once it is used, the previous one expires. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  await req.scope
    .resolve(CART_KEY_MODULE)
    .replace({ id, key: readCartKey(req) }, parseInput(bodySchema, req.body).key)
  res.json({ id })
}
