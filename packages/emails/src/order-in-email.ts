import type { PrintableAddress } from "@porteka/hungary"

/**
 * What the templates need of an order. Field names and amounts are those of the commerce API: gross, in the
 * currency's unit (whole forints), totals after discounts unless the name says otherwise.
 */

export type PaymentMethod = "card" | "bank_transfer" | "cash_on_delivery"

export interface AddressInEmail extends PrintableAddress {
  phone?: string | null
}

export interface OrderLineInEmail {
  /** Product title in the language of the e-mail. */
  title: string
  /** Chosen variant; left out when the product has only one. */
  variant_title?: string | null
  sku?: string | null
  quantity: number
  unit_price: number
  /** Line total before discounts. */
  original_total: number
  /** Why the 14-day withdrawal right does not apply to this line (45/2014. Korm. r. 29. §). */
  withdrawal_exemption?: "custom" | "hygiene" | "perishable" | null
  /** Absolute address of a small upright JPEG (4:5); letters read well without it. */
  picture_url?: string | null
}

export interface DeliveryInEmail {
  /** To the door, to a locker or parcel shop, or collected in our own shop. */
  kind: "home" | "pickup_point" | "shop"
  /** Name of the shipping option in the language of the e-mail. */
  name: string
  /** Where it is collected; null for home delivery. */
  pickup_point: { name: string; postal_code: string; city: string; address: string } | null
}

export interface OrderInEmail {
  /** The number the shopper sees; also the reference of a bank transfer. */
  display_id: number | string
  created_at: Date | string
  currency_code: string
  email: string
  items: OrderLineInEmail[]
  /** Sum of the lines before discounts. */
  original_item_total: number
  /** Discounts with tax, as a positive number; 0 when there are none. */
  discount_total: number
  /** Delivery before discounts, without the cash-on-delivery fee. */
  shipping_total: number
  /** Cash-on-delivery fee; 0 when there is none. */
  fee_total: number
  total: number
  /** VAT contained in `total`. */
  tax_total: number
  payment_method: PaymentMethod
  delivery: DeliveryInEmail
  shipping_address: AddressInEmail
  /** null: the same as the delivery address. */
  billing_address: AddressInEmail | null
  /** What the shopper wrote to the shop. */
  notes: string | null
}
