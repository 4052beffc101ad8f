/** The amounts of a tax line. */
export interface PricedTaxLine {
  code: string
  rate: number
  provider_id?: string | null
}

export interface PricedLine {
  id: string
  variant_id: string | null
  product_id: string | null
  product_type_id: string | null
  quantity: number
  unit_price: number
  is_tax_inclusive: boolean
  is_custom_price: boolean
  is_giftcard: boolean
  tax_lines?: PricedTaxLine[]
}

export interface PricedMethod {
  id: string
  shipping_option_id: string | null
  amount: number
  is_tax_inclusive: boolean
  tax_lines?: PricedTaxLine[]
}

/**
 * A cart with everything that determines its amounts, except promotions: carts with promotions are repriced by
 * Medusa.
 */
export interface PricedCart {
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
  shipping_address: PricedAddress | null
  items: PricedLine[]
  shipping_methods: PricedMethod[]
}

export interface PricedAddress {
  country_code?: string | null
  province?: string | null
  city?: string | null
  postal_code?: string | null
}
