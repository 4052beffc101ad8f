import type { Cart } from "@porteka/commerce-sdk"
import { data, redirect } from "react-router"
import { forgetCart, rememberCart } from "./cart-cookie.server.ts"
import type { CartChange } from "./cart-door.server.ts"
import type { CartFault } from "./cart-fault.ts"
import type { CartIntent } from "./cart-intent.ts"
import type { CartSummary } from "./cart-summary.ts"

export interface CartReply {
  ok: boolean
  intent: CartIntent["intent"] | null
  fault: CartFault | null
  summary: CartSummary | null
  /** The line the change was about, as it stands now. */
  line: {
    title: string
    variantTitle: string | null
    thumbnail: string | null
    unitPrice: number
    quantity: number
    /** Pieces this change added. */
    added: number
  } | null
}

export function toCartSummary(cart: Cart): CartSummary {
  return {
    count: cart.items.reduce((count, item) => count + item.quantity, 0),
    total: cart.total,
    currency: cart.currency_code,
  }
}

/**
 * Answers a cart form: scripts get data to show in place, a plain form gets the page it came for.
 * A change that failed comes back as the cart page itself, with the fault in it.
 */
export async function replyToCartForm(
  change: CartChange,
  intent: CartIntent,
  options: { scripted: boolean; cartPath: string },
) {
  const cookie = change.cart ? await rememberCart(change.cart.id) : isGone(change) ? await forgetCart() : null
  const headers = cookie ? { "set-cookie": cookie } : undefined
  if (change.ok && !options.scripted) return redirect(options.cartPath, { status: 303, headers })
  const reply: CartReply = {
    ok: change.ok,
    intent: intent.intent,
    fault: change.ok ? null : change.fault,
    summary: change.cart ? toCartSummary(change.cart) : null,
    line: change.cart && intent.intent === "add" ? changedLine(change.cart, intent) : null,
  }
  return data(reply, { status: change.ok ? 200 : statusOf(change.fault), headers })
}

/** A form that could not even be read. */
export function refuseCartForm(fault: CartFault) {
  const reply: CartReply = { ok: false, intent: null, fault, summary: null, line: null }
  return data(reply, { status: statusOf(fault) })
}

function statusOf(fault: CartFault): number {
  if (fault.code === "unavailable") return 503
  if (fault.code === "gone") return 404
  return fault.code === "stock" ? 409 : 400
}

function isGone(change: CartChange): boolean {
  return !change.ok && change.fault.code === "gone"
}

function changedLine(cart: Cart, intent: CartIntent & { intent: "add" }): CartReply["line"] {
  const item = cart.items.find((candidate) => candidate.variant_id === intent.variant_id)
  if (!item) return null
  return {
    title: item.product_title ?? item.title,
    variantTitle: item.variant_title,
    thumbnail: item.thumbnail,
    unitPrice: item.unit_price,
    quantity: item.quantity,
    added: intent.quantity,
  }
}
