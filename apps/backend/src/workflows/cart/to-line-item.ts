import type { BigNumberValue, CalculatedPriceSet, CreateLineItemForCartDTO } from "@medusajs/framework/types"

/** What a shopper puts into the cart. */
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

/** A variant with all that a line of a cart keeps of it. */
export interface BoughtVariant {
  id: string
  title: string
  sku: string | null
  barcode: string | null
  thumbnail: string | null
  manage_inventory: boolean
  allow_backorder: boolean
  price_set: { id: string } | null
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
    collection: { title: string } | null
    shipping_profile: { id: string } | null
  } | null
}

export const VARIANT_FIELDS = [
  ...["id", "title", "sku", "barcode", "thumbnail", "manage_inventory", "allow_backorder", "price_set.id"],
  ...["product.id", "product.title", "product.description", "product.subtitle", "product.thumbnail"],
  ...["product.handle", "product.status", "product.discountable", "product.is_giftcard"],
  ...["product.type.id", "product.type.value", "product.collection.title", "product.shipping_profile.id"],
  ...["inventory_items.required_quantity", "inventory_items.inventory.requires_shipping"],
  "inventory_items.inventory.location_levels.stocked_quantity",
  "inventory_items.inventory.location_levels.reserved_quantity",
]

/** Whether so many pieces can surely be sold; a doubtful case is Medusa's to decide. */
export function isAvailable({ product, ...variant }: BoughtVariant, quantity: number): boolean {
  if (product?.status !== "published" || product.is_giftcard) return false
  if (!variant.manage_inventory) return true
  return variant.inventory_items.every(({ required_quantity: each, inventory }) =>
    (inventory?.location_levels ?? []).some(
      (level) => level.stocked_quantity - level.reserved_quantity >= each * quantity,
    ),
  )
}

/** What a thing costs now; without an amount it is not for sale. */
export type Price = CalculatedPriceSet & { calculated_amount: BigNumberValue }

/** The line as Medusa's own way would write it (tests/http/backend-add-to-cart.test.ts compares them). */
export function toLineItem(
  { variant_id, quantity, metadata }: NewLine,
  { product, ...variant }: BoughtVariant,
  price: Price,
): Omit<CreateLineItemForCartDTO, "cart_id"> {
  const isSale = price.calculated_price?.price_list_type === "sale"
  const isReduced = isSale && price.original_amount !== price.calculated_amount
  return {
    variant_id,
    quantity,
    metadata: metadata ?? {},
    title: product?.title ?? "",
    subtitle: variant.title,
    thumbnail: variant.thumbnail ?? product?.thumbnail ?? undefined,
    product_id: product?.id,
    product_title: product?.title,
    product_description: product?.description ?? undefined,
    product_subtitle: product?.subtitle ?? undefined,
    product_type: product?.type?.value,
    product_type_id: product?.type?.id,
    product_collection: product?.collection?.title,
    product_handle: product?.handle,
    variant_sku: variant.sku ?? undefined,
    variant_barcode: variant.barcode ?? undefined,
    variant_title: variant.title,
    is_discountable: product?.discountable,
    requires_shipping:
      Boolean(product?.shipping_profile) ||
      variant.inventory_items.some(({ inventory }) => inventory?.requires_shipping),
    unit_price: price.calculated_amount,
    compare_at_unit_price: isReduced ? (price.original_amount ?? undefined) : undefined,
    is_tax_inclusive: price.is_calculated_price_tax_inclusive ?? false,
  }
}
