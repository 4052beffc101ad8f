import type { LineOptions } from "@porteka/shop"
import type { CartFault } from "./cart-fault.ts"
import type { CartIntent } from "./cart-intent.ts"
import type { LocalCart } from "./kept-line.ts"

/** What the header shows of the visitor's cart. */
export interface CartSummary {
  count: number
  total: number
  currency: string
}

/** The answer to every change of the cart. */
export interface CartReply {
  ok: boolean
  intent: CartIntent["intent"] | null
  fault: CartFault | null
  summary: CartSummary | null
  /** The line the change was about, as it stands now. */
  line: {
    title: string
    sku: string | null
    variantTitle: string | null
    options: LineOptions
    thumbnail: string | null
    unitPrice: number
    quantity: number
    /** Pieces this change added. */
    added: number
  } | null
  /** The cart as the browser keeps it in case it gets lost; null when there is none. */
  kept: { cartId: string; items: LocalCart } | null
  /** The code of a link that has come into force with this change. */
  coupon: string | null
  /** Another cart than before. */
  created: boolean
  /** Keys of the lines of which fewer pieces could be had than asked for. */
  short: string[]
  /** The failure in the words of the error catalogue (specification 8), for programs. */
  message: string | null
}
