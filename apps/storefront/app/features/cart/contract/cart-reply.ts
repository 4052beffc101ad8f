import type { LineOptions } from "@porteka/shop"
import type { CartFault } from "./cart-fault.ts"
import type { CartIntent } from "./cart-intent.ts"
import type { LocalCart } from "./kept-line.ts"

/** The cart summary in the header. */
export interface CartSummary {
  count: number
  /** The price, as the cart's page names it: before what gift cards pay. */
  total: number
  currency: string
}

/** The reply to every change of the cart. */
export interface CartReply {
  ok: boolean
  intent: CartIntent["intent"] | null
  fault: CartFault | null
  summary: CartSummary | null
  /** The changed line in its current state. */
  line: {
    title: string
    sku: string | null
    variantTitle: string | null
    options: LineOptions
    thumbnail: string | null
    unitPrice: number
    quantity: number
    /** Quantity added by this change. */
    added: number
  } | null
  /** The cart as the browser backs it up; null if there is none. */
  kept: { cartId: string; items: LocalCart } | null
  /** A coupon link's code that was applied with this change. */
  coupon: string | null
  /** The code that was entered counts only from a higher cart value on. */
  waits: boolean
  /** A different cart than before. */
  created: boolean
  /** Keys of the lines with less stock than requested. */
  short: string[]
  /** The error text from the error catalogue (specification 8), for programs. */
  message: string | null
}

/** The reply to a change of which nothing is known but why it was not made. */
export const refusedReply = (fault: CartFault, message: string): CartReply => ({
  ok: false,
  intent: null,
  fault,
  summary: null,
  line: null,
  kept: null,
  coupon: null,
  waits: false,
  created: false,
  short: [],
  message,
})
