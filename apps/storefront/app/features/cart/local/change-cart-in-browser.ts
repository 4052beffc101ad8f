import { shopFront } from "@porteka/shop"
import { data, isRouteErrorResponse } from "react-router"
import { PRODUCT_FIELD, SCRIPTED_FIELD } from "../cart-form.tsx"
import { intentOf } from "../cart-intents.ts"
import { announceCartChange, publishCartSummary } from "../cart-summary.ts"
import { prepareToTell, tellCart } from "../notices/tell-cart.tsx"
import type { ProductNote } from "../product-note.ts"
import type { CartReply } from "../server/cart-reply.server.ts"
import { backUp, keepLocally, recoverNow } from "./cart-recovery.ts"
import { cartBackup, forgetKeptCart, localCart } from "./kept-cart.ts"
import { type LocalCartItem, parseJson, toLocalCart } from "./local-cart.ts"

const BAD_GATEWAY = 502
const UNAVAILABLE = 503

/**
 * The browser's side of every change of a cart: what could not be put into the cart because nobody answers is kept
 * here, everything else is backed up (specification 4, "Cart lifecycle").
 * @param send asks the server
 */
export function changeCartInBrowser(form: FormData, send: () => Promise<unknown>): Promise<unknown> {
  if (!form.has(SCRIPTED_FIELD)) return send()
  const change = () => changeAndKeep(form, send)
  lastChange = lastChange.then(change, change)
  return lastChange
}

/** One after the other: two products a new visitor presses at once would make a cart each, and one be forgotten. */
let lastChange: Promise<unknown> = Promise.resolve()

async function changeAndKeep(form: FormData, send: () => Promise<unknown>): Promise<unknown> {
  const intent = intentOf(form)
  // Not awaited: what is told of this change may need them, and the next one may be made offline.
  prepareToTell()
  const answer = await sendOrFail(send)
  const reply = answer ?? { ...AWAY, intent }
  const settled = isAway(reply) && intent === "add" ? keep(form, reply) : reply
  if (settled.ok && (intent === "clear" || intent === "reset")) forgetKeptCart()
  backUp(settled.kept)
  // Here, and not only where the form stands: an emptied cart takes its forms away.
  if (settled.summary) publishCartSummary(settled.summary)
  tellCart(settled)
  if (settled.fault?.code === "gone") {
    // Lost, or an order by now: the page shows which, and what was lost comes back.
    announceCartChange()
    recoverNow()
  }
  // With a status of failure the router does not ask for the page's data, which nobody would answer either.
  return answer ? settled : data(settled, { status: UNAVAILABLE })
}

/** Null: offline, or the shop itself is away, which is the same as when its back end is. */
async function sendOrFail(send: () => Promise<unknown>): Promise<CartReply | null> {
  try {
    return (await send()) as CartReply
  } catch (error) {
    const answeredByProxy = isRouteErrorResponse(error) && error.status >= BAD_GATEWAY
    if (error instanceof TypeError || answeredByProxy) return null
    throw error
  }
}

const AWAY: CartReply = {
  ok: false,
  intent: null,
  fault: { code: "unavailable" },
  summary: null,
  line: null,
  kept: null,
  created: false,
  short: [],
  message: "Failed to update cart",
}

const isAway = (reply: CartReply) => !reply.ok && reply.fault?.code === "unavailable"

function keep(form: FormData, reply: CartReply): CartReply {
  const [item] = toLocalCart([describe(form)])
  if (!item) return reply
  keepLocally(item)
  const pieces = [...(cartBackup.get()?.items ?? []), ...localCart.get()]
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  publishCartSummary({ count, total: 0, currency: shopFront.currency })
  return { ...reply, fault: { code: "kept" } }
}

function describe(form: FormData): Partial<LocalCartItem> {
  const note = form.get(PRODUCT_FIELD)
  const product = (parseJson(typeof note === "string" ? note : null) ?? {}) as Partial<ProductNote>
  return {
    variantId: String(form.get("variant_id")),
    quantity: Number(form.get("quantity") ?? 1),
    title: product.variantTitle ?? "",
    product_title: product.title ?? "",
    unit_price: product.price ?? 0,
    thumbnail: product.thumbnail ?? null,
    currency: shopFront.currency,
  }
}
