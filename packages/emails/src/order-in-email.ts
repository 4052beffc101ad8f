import type { SummaryRow, VatShare } from "@porteka/commerce-sdk/wire"
import type { PrintableAddress } from "@porteka/hungary"
import type { LineOptions } from "@porteka/shop"

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
  /** How it is wanted: wrapped, with a message, with a name on it. */
  options?: LineOptions
  sku?: string | null
  quantity: number
  unit_price: number
  /** Line total before discounts. */
  original_total: number
  /** Why the 14-day withdrawal right does not apply to this line (45/2014. Korm. r. 29. §). */
  withdrawal_exemption?: "custom" | "hygiene" | "perishable" | null
  /** Absolute address of a small upright JPEG (4:5); e-mails read well without it. */
  picture_url?: string | null
}

export interface DeliveryInEmail {
  /** To the door, to a locker or parcel shop, collected in our own shop, or by e-mail alone: gift cards. */
  kind: "home" | "pickup_point" | "shop" | "mail"
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
  /** From the goods to the total, which they add up to. */
  sums: SummaryRow[]
  total: number
  /** VAT contained in `total`. */
  vat: VatShare | null
  /** null: none was chosen, as in an order that the shop itself has taken by telephone. */
  payment_method: PaymentMethod | null
  /** How many days a bank transfer may take. */
  transfer_due_days: number
  delivery: DeliveryInEmail
  shipping_address: AddressInEmail
  /** null: the same as the delivery address. */
  billing_address: AddressInEmail | null
  /** What the shopper wrote to the shop. */
  notes: string | null
  /** Working days until the slowest of the goods is made; 0 where all lie ready. */
  making_days: number
}
