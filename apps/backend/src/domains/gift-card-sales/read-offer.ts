import type { MedusaContainer } from "@medusajs/framework/types"
import type { GiftCardOffer } from "@porteka/commerce-sdk"
import { GIFT_CARD_SKU } from "@porteka/shop"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { readSettings } from "../../shop/read-shop.ts"

const PRODUCT: Prepared = {
  name: "gift-card-product",
  sql: `
  select product.id, product.status, variant.id as variant_id
    from product_variant variant
    join product on product.id = variant.product_id and product.deleted_at is null and product.is_giftcard
   where variant.sku = ? and variant.deleted_at is null limit 1`,
}

interface ProductRow {
  id: string
  status: string
  variant_id: string
}

/** The gift card product; null if the shop has none yet. */
export async function findGiftCardProduct(container: MedusaContainer): Promise<ProductRow | undefined> {
  const [row] = await queryPrepared<ProductRow>(container, PRODUCT, [GIFT_CARD_SKU])
  return row
}

/** The gift cards for sale; null: none are sold. */
export async function readGiftCardOffer(container: MedusaContainer): Promise<GiftCardOffer | null> {
  const [product, { giftCards }] = await Promise.all([
    findGiftCardProduct(container),
    readSettings(container),
  ])
  if (product?.status !== "published" || giftCards.amounts.length === 0) return null
  return {
    variant_id: product.variant_id,
    amounts: [...giftCards.amounts],
    valid_months: giftCards.validMonths,
  }
}
