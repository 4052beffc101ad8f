import { createHash } from "node:crypto"
import type { Cart } from "@porteka/commerce-sdk"
import { sumsOf } from "@porteka/commerce-sdk/wire"
import { CURRENCY, isGiftCardCode } from "@porteka/shop"
import { data, redirect } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { forgetCart, rememberCart } from "#app/server/cart/cart-cookie.server.ts"
import { forgetCoupon } from "#app/server/cart/coupon-cookie.server.ts"
import { linePicture } from "#app/ui/commerce/line-picture.ts"
import { SCRIPTED_FIELD } from "../cart-form.tsx"
import type { CartFault } from "../contract/cart-fault.ts"
import type { CartIntent } from "../contract/cart-intent.ts"
import { type CartReply, type CartSummary, refusedReply } from "../contract/cart-reply.ts"
import { productLines, targetKey } from "../contract/line-identity.ts"
import { missingFor } from "../contract/promotion-codes.ts"
import type { CartChange } from "./change-cart.server.ts"
import { faultMessage } from "./fault-message.ts"
import { backToProduct } from "./refused-addition.server.ts"
import type { CouponedChange } from "./waiting-coupon.server.ts"

const REFERENCE_CHARACTERS = 16
const EMPTY: CartSummary = { count: 0, total: 0, currency: CURRENCY }

export function toCartSummary(cart: Cart): CartSummary {
  return {
    count: productLines(cart.items).reduce((count, { item }) => count + item.quantity, 0),
    total: sumsOf(cart, isGiftCardCode).price,
    currency: cart.currency_code,
  }
}

/** The cart data that the browser stores. The reference identifies the cart but gives no access. */
export function toKeptCart(cart: Cart): NonNullable<CartReply["kept"]> {
  return {
    cartId: createHash("sha256").update(cart.id).digest("base64url").slice(0, REFERENCE_CHARACTERS),
    items: productLines(cart.items).map(({ item, options, key }) => ({
      id: key,
      variantId: item.variant_id,
      options,
      title: item.variant_title ?? "",
      product_title: item.product_title ?? item.title,
      unit_price: item.unit_price,
      quantity: item.quantity,
      thumbnail: linePicture(item),
      currency: cart.currency_code,
    })),
  }
}

/** A cart form as it was sent. */
interface SentForm {
  request: Request
  locale: Locale
  form: FormData
}

/** Where a form that was sent without scripts leads; null: to the cart's page with the error. */
async function wayOn(sent: SentForm, fault: CartFault | null, coupon: string | null) {
  if (sent.form.has(SCRIPTED_FIELD)) return null
  if (!fault) return { to: pathsIn(sent.locale).cart(coupon), cookie: null }
  const isRefused = statusOf(fault) < 500 && sent.form.get("intent") === "add"
  return isRefused ? backToProduct(sent, fault) : null
}

/**
 * Replies to a cart form: scripts get data, a plain form gets a page. A failed change returns the cart page
 * with the error, or leads back to the product that was refused.
 */
export async function replyToCartForm(
  { change, coupon, isSettled }: CouponedChange,
  intent: CartIntent,
  sent: SentForm,
) {
  const { cart } = change
  const headers = await headersOf(change, isSettled)
  const way = await wayOn(sent, change.ok ? null : change.fault, coupon)
  if (way?.cookie) headers.append("set-cookie", way.cookie)
  if (way) return redirect(way.to, { status: 303, headers })
  const reply: CartReply = {
    ok: change.ok,
    intent: intent.intent,
    fault: change.ok ? null : change.fault,
    summary: cart ? toCartSummary(cart) : isGone(change) ? EMPTY : null,
    line: change.ok && cart && intent.intent === "add" ? changedLine(cart, intent) : null,
    kept: cart ? toKeptCart(cart) : null,
    coupon,
    waits: intent.intent === "apply-promotion" && cart !== null && missingFor(cart, intent.code) !== null,
    created: change.ok && change.created,
    short: change.ok ? change.short : [],
    message: change.ok ? null : faultMessage(change.fault),
  }
  return data(reply, { status: change.ok ? 200 : statusOf(change.fault), headers })
}

/** A form that could not be parsed. */
export async function refuseCartForm(fault: CartFault, sent: SentForm) {
  const way = await wayOn(sent, fault, null)
  if (way?.cookie) return redirect(way.to, { status: 303, headers: { "set-cookie": way.cookie } })
  return data(refusedReply(fault, faultMessage(fault)), { status: statusOf(fault) })
}

async function headersOf(change: CartChange, isSettled: boolean): Promise<Headers> {
  const headers = new Headers(change.ok ? {} : patience(change.fault))
  // A missing cart keeps its cookie, which distinguishes a lost cart from one that became an order.
  const cookie = change.cart ? await rememberCart(change.cart.id) : change.ok ? await forgetCart() : null
  if (cookie) headers.append("set-cookie", cookie)
  if (isSettled) headers.append("set-cookie", await forgetCoupon())
  return headers
}

const patience = (fault: CartFault): Record<string, string> =>
  fault.code === "crowded" ? { "retry-after": String(fault.retryAfter) } : {}

function statusOf(fault: CartFault): number {
  if (fault.code === "unavailable" || fault.code === "crowded") return 503
  if (fault.code === "gone") return 404
  return fault.code === "stock" || fault.code === "paying" ? 409 : 400
}

/** The visitor has no cart any more: it was cleared, or the back end does not know it. */
function isGone(change: CartChange): boolean {
  return change.ok ? change.cart === null : change.fault.code === "gone"
}

function changedLine(cart: Cart, intent: CartIntent & { intent: "add" }): CartReply["line"] {
  const key = targetKey(intent)
  const line = productLines(cart.items).find((candidate) => candidate.key === key)
  if (!line) return null
  const { item, options } = line
  return {
    options,
    title: item.product_title ?? item.title,
    sku: item.variant_sku,
    variantTitle: item.variant_title,
    thumbnail: linePicture(item),
    unitPrice: item.unit_price,
    quantity: item.quantity,
    added: intent.quantity,
  }
}
