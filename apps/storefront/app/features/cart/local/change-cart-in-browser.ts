import { CART_CROWDED } from "@porteka/commerce-sdk/wire"
import { CART_RETRY_SECONDS } from "@porteka/shop"
import { data, isRouteErrorResponse } from "react-router"
import { SCRIPTED_FIELD, SENT_FIELD } from "../cart-form.tsx"
import { announceCartChange, publishCartSummary } from "../cart-summary.ts"
import { intentOf } from "../contract/cart-intents.ts"
import { type CartReply, refusedReply } from "../contract/cart-reply.ts"
import { notifyCartResult, preloadNotifications } from "../notices/cart-notifications.tsx"
import { forgetUnanswered } from "../unanswered-adds.ts"
import { backUp, changeAgain, keepLocally, offerUndo, readWhenBack, recoverNow } from "./cart-recovery.ts"
import { describeAddition } from "./describe-addition.ts"
import { cartBackup, forgetKeptCart } from "./kept-cart.ts"
import { keptSummary } from "./kept-summary.ts"
import { toLocalCart } from "./local-cart.ts"

const TOO_MANY_REQUESTS = 429
const BAD_GATEWAY = 502
const UNAVAILABLE = 503
const CROWD_TRIES = 3
const SECOND_MS = 1000

/**
 * The browser's part of every cart change: additions that get no answer are stored locally; after every other
 * change the cart is backed up (specification 4, "Cart lifecycle").
 * @param send calls the server
 */
export function changeCartInBrowser(form: FormData, send: () => Promise<unknown>): Promise<unknown> {
  if (!form.has(SCRIPTED_FIELD)) return send()
  const change = () => changeAndKeep(form, send)
  lastChange = lastChange.then(change, change)
  return lastChange
}

/**
 * One after the other: two products added at once by a new visitor would each create a cart, and one would be
 * lost.
 */
let lastChange: Promise<unknown> = Promise.resolve()

async function changeAndKeep(form: FormData, send: () => Promise<unknown>): Promise<unknown> {
  const intent = intentOf(form)
  // Not awaited: error texts for this change may be needed, and the next change may happen offline.
  preloadNotifications()
  const { reply, failure } = await retryInCrowd(form, await sendOrFail(send, intent))
  forgetUnanswered(String(form.get(SENT_FIELD)))
  const settled = isUnavailable(reply) && intent === "add" ? keep(form, reply) : reply
  if (settled.ok && intent === "clear") offerUndo(cartBackup.get()?.items ?? [])
  if (settled.ok && (intent === "clear" || intent === "reset")) forgetKeptCart()
  backUp(settled.kept)
  // Here, and not only in the form's component: an emptied cart removes its forms.
  if (settled.summary) publishCartSummary(settled.summary)
  notifyCartResult(settled, String(form.get("code") ?? ""))
  if (isUnavailable(settled) || settled.fault?.code === "busy") readWhenBack()
  if (settled.fault?.code === "gone") {
    // The cart was lost or has become an order: the page shows which, and lost items are restored.
    announceCartChange()
    recoverNow()
  }
  // With an error status the router does not reload the page's data, which would fail as well.
  return failure ? data(settled, { status: failure }) : settled
}

interface Sent {
  reply: CartReply
  /** The status of a response that is not the cart's own reply; null otherwise. */
  failure: number | null
}

/** No answer, as when offline or while the shop is unavailable, or a request to wait. */
async function sendOrFail(send: () => Promise<unknown>, intent: CartReply["intent"]): Promise<Sent> {
  try {
    return { reply: (await send()) as CartReply, failure: null }
  } catch (error) {
    const status = isRouteErrorResponse(error) ? error.status : 0
    if (status === TOO_MANY_REQUESTS) {
      return { reply: { ...UNANSWERED, intent, fault: { code: "busy" } }, failure: status }
    }
    if (isRouteErrorResponse(error) && status === UNAVAILABLE && error.data === CART_CROWDED) {
      const fault = { code: "crowded", retryAfter: CART_RETRY_SECONDS } as const
      return { reply: { ...UNANSWERED, intent, fault }, failure: status }
    }
    if (error instanceof TypeError || status >= BAD_GATEWAY) {
      return { reply: { ...UNANSWERED, intent }, failure: UNAVAILABLE }
    }
    throw error
  }
}

/** Nothing was done: the form stays pending and is sent again after the wait. */
async function retryInCrowd(form: FormData, sent: Sent): Promise<Sent> {
  const { fault, intent } = sent.reply
  for (let tries = 0; fault?.code === "crowded" && tries < CROWD_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, fault.retryAfter * SECOND_MS))
    const seen = await changeAgain(form)
    if (seen === "come back") continue
    if (seen === "failed") return { reply: { ...UNANSWERED, intent }, failure: UNAVAILABLE }
    const { cartId, items, summary } = seen
    const done = { ok: true, fault: null, message: null, summary, kept: { cartId, items } }
    return { reply: { ...UNANSWERED, intent, ...done }, failure: null }
  }
  return sent
}

const UNANSWERED = refusedReply({ code: "unavailable" }, "Failed to update cart")

const isUnavailable = ({ ok, fault }: CartReply) =>
  !ok && (fault?.code === "unavailable" || fault?.code === "crowded")

function keep(form: FormData, reply: CartReply): CartReply {
  const [item] = toLocalCart([describeAddition(Object.fromEntries(form))])
  if (!item) return reply
  keepLocally(item)
  publishCartSummary(keptSummary())
  return { ...reply, fault: { code: "kept" } }
}
