/** Products as returned by Medusa's own store routes. Pages use the read model instead (catalogue-types.ts). */

export interface ProductImage {
  id: string
  url: string
}

export interface ProductPrice {
  amount: number
  currency_code: string
}

export interface CalculatedPrice {
  calculated_amount: number | null
  original_amount: number | null
  currency_code: string | null
}

export interface LocationLevel {
  location_id: string
  stocked_quantity: number
}

export interface ProductVariant {
  id: string
  title: string | null
  sku: string | null
  product_id: string | null
  thumbnail?: string | null
  allow_backorder?: boolean
  manage_inventory?: boolean
  inventory_quantity?: number
  inventory_items?: { inventory?: { location_levels?: LocationLevel[] } }[]
  prices?: ProductPrice[]
  calculated_price?: CalculatedPrice
  options?: { id: string; value: string; option_id?: string }[] | null
  product?: Product
}

export interface ProductOption {
  id: string
  title: string
  values?: { id: string; value: string }[]
}

export interface Product {
  id: string
  handle: string
  title: string
  subtitle?: string | null
  description: string | null
  thumbnail: string | null
  images?: ProductImage[] | null
  options?: ProductOption[] | null
  variants?: ProductVariant[] | null
  collection_id?: string | null
  type_id?: string | null
  metadata?: Record<string, unknown> | null
  created_at?: string
  updated_at?: string
}

export interface ProductCollection {
  id: string
  title: string
  handle: string
  metadata?: Record<string, unknown> | null
}

export interface ProductCategory {
  id: string
  name: string
  handle: string
  description: string
  rank?: number | null
  parent_category_id: string | null
  parent_category?: ProductCategory | null
  category_children?: ProductCategory[]
  metadata?: Record<string, unknown> | null
}

export interface ProductTag {
  id: string
  value: string
}

export interface ProductType {
  id: string
  value: string
}

/** The region and currency a price is calculated for. */
export interface PricingQuery {
  region_id?: string
  currency_code?: string
}

/** Products keyed by the requested variant ids (specification 3, "Product batch result"). */
export interface ProductBatchAnswer {
  products: Product[]
  /** The first one, for calls with a single id. */
  product?: Product
}
