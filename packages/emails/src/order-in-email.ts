import type { PriceSums } from "@porteka/commerce-sdk/wire"
import type { PrintableAddress } from "@porteka/hungary"
import type { LineOptions } from "@porteka/shop"

/**
 * The part of an order that templates need. Field names and amounts are those of Medusa's API: gross, in the
 * currency's unit (whole forints), totals after discounts unless the name says otherwise.
 */

export type PaymentMethod = "card" | "bank_transfer" | "cash_on_delivery"

export interface AddressInEmail extends PrintableAddress {
  phone?: string | null
}

export interface OrderLineInEmail {
  /** Product title in the language of the e-mail. */
  title: string
  /** The chosen variant; absent if the product has only one. */
  variant_title?: string | null
  /** Options: wrapping, message, inscription. */
  options?: LineOptions
  sku?: string | null
  quantity: number
  unit_price: number
  /** Line total before discounts. */
  original_total: number
  /** Why the 14-day right of withdrawal does not apply to this line (45/2014. Korm. r. 29. §). */
  withdrawal_exemption?: "custom" | "hygiene" | "perishable" | null
  /** Absolute URL of a small portrait JPEG (4:5); optional. */
  picture_url?: string | null
}

export interface DeliveryInEmail {
  /** To the door, to a locker or parcel shop, collected in our own shop, or by e-mail only: gift cards. */
  kind: "home" | "pickup_point" | "shop" | "mail"
  /** Name of the shipping option in the language of the e-mail. */
  name: string
  /** Where it can be collected; null for home delivery. */
  pickup_point: { name: string; postal_code: string; city: string; address: string } | null
  /** The pickup point is a parcel locker, which takes cards only. */
  is_at_locker?: boolean
}

export interface OrderInEmail {
  /** The order number for the shopper; also the reference of a bank transfer. */
  display_id: number | string
  created_at: Date | string
  currency_code: string
  email: string
  items: OrderLineInEmail[]
  sums: PriceSums
  /** What is left to pay after gift cards. */
  total: number
  /** null: none was chosen, for example in an order that the staff took by telephone. */
  payment_method: PaymentMethod | null
  /** Payment period of a bank transfer in days. */
  transfer_due_days: number
  delivery: DeliveryInEmail
  shipping_address: AddressInEmail
  /** null: the same as the delivery address. */
  billing_address: AddressInEmail | null
  /** The shopper's note to the shop. */
  notes: string | null
  /** Production time of the slowest product in working days; 0 if all are in stock. */
  making_days: number
}
