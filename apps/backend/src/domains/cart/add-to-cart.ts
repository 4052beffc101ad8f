import type { MedusaContainer } from "@medusajs/framework/types"
import { addToCartWorkflow } from "@medusajs/medusa/core-flows"
import { lineOptionsOf } from "@porteka/shop"
import { cardPrice } from "../line-options/card-price.ts"
import { requireFittingOptions } from "../line-options/personalised-variants.ts"
import { pricedOptions } from "../line-options/plan-charges.ts"
import { settleCharges } from "../line-options/settle-charges.ts"
import { adding, changeOnFastPath } from "./fast-path.ts"
import type { NewLine } from "./to-line-item.ts"

/** Adds items to a cart. */
export async function addToCart(container: MedusaContainer, cartId: string, line: NewLine): Promise<void> {
  const options = lineOptionsOf(line.metadata)
  await requireFittingOptions(container, [{ variant_id: line.variant_id, options }])
  if (!(await changeOnFastPath(container, cartId, adding(line)))) {
    await addToCartWorkflow(container).run({
      input: { cart_id: cartId, items: [{ ...line, ...cardPrice(options) }] },
    })
  }
  if (pricedOptions(options).length > 0) await settleCharges(container, cartId)
}
