import type { MedusaContainer } from "@medusajs/framework/types"
import type { CatalogueVariant } from "@porteka/commerce-sdk"
import { isProductLine, lineOptionsOf } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { readLines } from "../line-options/read-lines.ts"
import { type AwaitedProduct, findAwaitedProduct } from "../restock/awaited-product.ts"

/** Items of an abandoned cart that can be bought now. */
export interface LeftItem extends AwaitedProduct {
  variantId: string
  /** The cart's quantity, limited by stock. */
  quantity: number
  isGiftWrapped: boolean
  /** Made with an inscription, which is entered again because it may contain a name. */
  isPersonalised: boolean
}

/** The cart's items that can be bought now, as the shop shows them, in the cart's order. */
export async function readLeftItems(
  container: MedusaContainer,
  cartId: string,
  locale: Locale,
): Promise<LeftItem[]> {
  const items: LeftItem[] = []
  for (const { variant_id: variantId, quantity, metadata } of await readLines(container, cartId)) {
    const shown =
      variantId && isProductLine({ metadata }) && (await findAwaitedProduct(container, variantId, locale))
    const left = shown ? Math.min(quantity, sellable(shown.variant)) : 0
    if (!variantId || !shown || left === 0) continue
    const { gift_wrap, personalisation } = lineOptionsOf(metadata)
    items.push({
      ...shown,
      variantId,
      quantity: left,
      isGiftWrapped: gift_wrap === true,
      isPersonalised: personalisation !== undefined,
    })
  }
  return items
}

/** Without a price it cannot be bought. */
const sellable = ({ price, stock }: CatalogueVariant): number =>
  price === null ? 0 : (stock ?? Number.POSITIVE_INFINITY)
