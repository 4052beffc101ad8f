import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readCart } from "../../../domains/checkout/read-checkout.ts"
import { cartNotFound } from "../../../domains/checkout-errors.ts"
import { readRecords } from "../../../records/read-records.ts"

/** Returns the current cart. */
export async function answerCart(req: MedusaRequest, res: MedusaResponse, cartId: string): Promise<void> {
  res.json({ cart: await readAskedCart(req, cartId) })
}

/**
 * The same cart in every answer, as from `/checkout`: Medusa's own fields lack the totals of lines and
 * deliveries. A caller that names fields gets those.
 */
export async function readAskedCart(req: MedusaRequest, cartId: string): Promise<unknown> {
  if (req.query.fields === undefined) return readCart(req.scope, cartId)
  const [cart] = await readRecords<unknown>(req.scope, {
    entity: "cart",
    fields: req.queryConfig.fields,
    filters: { id: cartId },
  })
  if (!cart) throw cartNotFound()
  return cart
}
