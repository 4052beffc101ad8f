import type { LineOptions } from "@porteka/shop"
import type { Recipient } from "./texts/salutation.ts"

/** Enough of an order to speak about it. */
export interface OrderReference {
  /** The number the shopper sees. */
  display_id: number | string
  currency_code: string
  /** Who ordered: the billing address's name; null when unknown. */
  recipient: Recipient | null
  /** The order's page for the shopper. */
  url: string
}

/** A line of a parcel, a return or a withdrawal. */
export interface GoodsInEmail {
  title: string
  variant_title?: string | null
  options?: LineOptions
  quantity: number
}
