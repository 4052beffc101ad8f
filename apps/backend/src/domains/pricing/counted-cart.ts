/** A tax line as far as money goes. */
export interface CountedTaxLine {
  code: string
  rate: number
  provider_id?: string | null
}

export interface CountedLine {
  id: string
  variant_id: string | null
  product_id: string | null
  product_type_id: string | null
  quantity: number
  unit_price: number
  is_tax_inclusive: boolean
  is_custom_price: boolean
  is_giftcard: boolean
  tax_lines?: CountedTaxLine[]
}

export interface CountedMethod {
  id: string
  shipping_option_id: string | null
  amount: number
  is_tax_inclusive: boolean
  tax_lines?: CountedTaxLine[]
}

/** A cart with all that its amounts come from, except promotions: carts with some are counted by Medusa. */
export interface CountedCart {
  id: string
  currency_code: string
  region_id: string | null
  sales_channel_id: string | null
  customer_id: string | null
  email: string | null
  locale: string | null
  item_total: number
  total: number
  region: { automatic_taxes: boolean } | null
  shipping_address: CountedAddress | null
  items: CountedLine[]
  shipping_methods: CountedMethod[]
}

export interface CountedAddress {
  country_code?: string | null
  province?: string | null
  city?: string | null
  postal_code?: string | null
}

/** The fields of `CountedCart`, for a query. */
export const COUNTED_FIELDS = [
  ...["id", "currency_code", "region_id", "sales_channel_id", "customer_id", "email", "locale"],
  ...["item_total", "total", "region.automatic_taxes", "shipping_address.*"],
  ...["items.id", "items.variant_id", "items.product_id", "items.product_type_id", "items.quantity"],
  ...["items.unit_price", "items.is_tax_inclusive"],
  ...["items.is_custom_price", "items.is_giftcard", "items.tax_lines.*"],
  ...["shipping_methods.id", "shipping_methods.shipping_option_id", "shipping_methods.data"],
  ...["shipping_methods.amount", "shipping_methods.is_tax_inclusive", "shipping_methods.tax_lines.*"],
]
