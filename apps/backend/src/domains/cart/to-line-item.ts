import type { Price } from "../pricing/price-now.ts"

/** An item to be added to the cart. */
export interface NewLine {
  variant_id: string
  quantity: number
  metadata?: Record<string, unknown> | null
}

interface Part {
  required_quantity: number
  inventory: {
    requires_shipping: boolean
    location_levels: { stocked_quantity: number; reserved_quantity: number }[]
  } | null
}

/** A variant with everything a cart line stores of it. */
export interface BoughtVariant {
  id: string
  title: string
  sku: string | null
  barcode: string | null
  thumbnail: string | null
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_items: Part[]
  product: {
    id: string
    title: string
    description: string | null
    subtitle: string | null
    thumbnail: string | null
    handle: string
    status: string
    discountable: boolean
    is_giftcard: boolean
    type: { id: string; value: string } | null
    /** As Medusa writes it, in the shop's default language. */
    collection: { title: string } | null
    shipping_profile: { id: string } | null
  } | null
}

/** Whether this quantity can certainly be sold; doubtful cases are left to Medusa. */
export function isAvailable({ product, ...variant }: BoughtVariant, quantity: number): boolean {
  if (product?.status !== "published" || product.is_giftcard) return false
  if (!variant.manage_inventory) return true
  return variant.inventory_items.every(({ required_quantity: each, inventory }) =>
    (inventory?.location_levels ?? []).some(
      (level) => level.stocked_quantity - level.reserved_quantity >= each * quantity,
    ),
  )
}

/** The price columns of a line. */
export function priceColumns({ amount, originalAmount, isSale, isTaxInclusive }: Price) {
  return {
    unit_price: amount,
    compare_at_unit_price: isSale && originalAmount !== amount ? originalAmount : null,
    is_tax_inclusive: isTaxInclusive,
  }
}

export type LineColumns = ReturnType<typeof toLineItem>

/** The line as Medusa's route would write it (tests/http/backend-add-to-cart.test.ts compares them). */
export function toLineItem(
  { variant_id, quantity, metadata }: NewLine,
  { product, ...variant }: BoughtVariant,
  price: Price,
) {
  return {
    variant_id,
    quantity,
    metadata: metadata ?? {},
    title: product?.title ?? "",
    subtitle: variant.title,
    thumbnail: variant.thumbnail ?? product?.thumbnail ?? null,
    product_id: product?.id ?? null,
    product_title: product?.title ?? null,
    product_description: product?.description ?? null,
    product_subtitle: product?.subtitle ?? null,
    product_type: product?.type?.value ?? null,
    product_type_id: product?.type?.id ?? null,
    product_collection: product?.collection?.title ?? null,
    product_handle: product?.handle ?? null,
    variant_sku: variant.sku,
    variant_barcode: variant.barcode,
    variant_title: variant.title,
    is_discountable: product?.discountable ?? true,
    requires_shipping:
      Boolean(product?.shipping_profile) ||
      variant.inventory_items.some(({ inventory }) => inventory?.requires_shipping),
    ...priceColumns(price),
  }
}
