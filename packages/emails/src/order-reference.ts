import type { LineOptions } from "@porteka/shop"
import type { Recipient } from "./texts/salutation.ts"

/** The part of an order that is needed to refer to it. */
export interface OrderReference {
  /** The order number for the shopper. */
  display_id: number | string
  currency_code: string
  /** The customer: the name of the billing address; null if unknown. */
  recipient: Recipient | null
  /** The order's page for the shopper. */
  url: string
}

/** A line of a parcel, a return or a withdrawal. */
export interface ItemInEmail {
  title: string
  variant_title?: string | null
  options?: LineOptions
  quantity: number
}
