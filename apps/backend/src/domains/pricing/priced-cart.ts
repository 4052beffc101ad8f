/** A tax line as far as money goes. */
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

/** A cart with all that its amounts come from, except promotions: carts with some are counted by Medusa. */
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
