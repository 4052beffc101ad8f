import { fetchJson } from "#app/ui/browser/fetch-json.ts"
import { SCRIPTED_FIELD } from "../cart-form.tsx"
import { announceCartChange, cartSummaryVersion, publishCartSummary } from "../cart-summary.ts"
import type { CartTarget, LocalCart, LocalCartItem } from "../contract/kept-line.ts"
import type { SeenCart } from "../contract/seen-cart.ts"
import type { SessionAnswer } from "../contract/session-answer.ts"
import { notifyCleared, notifyRestored } from "../notices/cart-notifications.tsx"
import { type CartBackup, freshBackup, makeBackup } from "./cart-backup.ts"
import { adoptUnanswered, cartBackup, localCart, setLocalCart } from "./kept-cart.ts"
import { dropReplayed, keepItem, targetsOf } from "./local-cart.ts"
import { countShort, planRecovery } from "./plan-recovery.ts"

const UNAVAILABLE = 503
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60_000

/** Adds items to the browser's local cart, because the back end is unavailable, and keeps trying to replay them. */
export function keepLocally(item: LocalCartItem): void {
  setLocalCart(keepItem(localCart.get(), item))
  retryLater(FIRST_WAIT_MS)
}

/** Whether a change was not answered, so that the page may show another cart than the shop has. */
let isUnsure = false

/**
 * Has the cart read as soon as it can be: a change that was not answered may have been made, and of several quick changes of a line
 * the page awaits only the last.
 */
export function readWhenBack(): void {
  isUnsure = true
  retryLater(FIRST_WAIT_MS)
}

/** Shows that the cart is empty now, with a way to undo it. */
export function offerUndo(items: LocalCart): void {
  notifyCleared(async () => {
    const targets = targetsOf(items, [])
    if (targets.length > 0 && (await postReplay(targets))) {
      const filled = await fetchSeenCart()
      if (filled.state === "open") show(filled, targets)
    }
  })
}

/** Backs up the cart from the server's last reply. Items waiting for replay refer to the previous backup. */
export function backUp(kept: Pick<CartBackup, "cartId" | "items"> | null): void {
  if (kept && localCart.get().length === 0) cartBackup.set(makeBackup(kept.cartId, kept.items, Date.now()))
}

/**
 * Acts on the browser's stored items according to the state of its cart.
 * @param version of the cart's summary when the state was requested; after a change since then it is requested
 * again, because a backup of the old state would restore removed items
 */
export async function recoverCart(seen: SeenCart, version: number): Promise<void> {
  if (cartSummaryVersion() !== version) return recoverNow()
  adoptUnanswered()
  const recovery = planRecovery(seen, { local: localCart.get(), backup: cartBackup.get() }, Date.now())
  if (recovery.kind === "wait") return retryLater(FIRST_WAIT_MS)
  if (recovery.kind === "nothing") return settle(seen)
  await inOneTab(async () => {
    const replayed = localCart.get()
    const filled = (await postReplay(recovery.targets)) ? await fetchSeenCart() : null
    if (filled?.state !== "open") return retryLater(FIRST_WAIT_MS)
    setLocalCart(dropReplayed(localCart.get(), replayed))
    show(filled, recovery.targets)
  })
}

type OpenCart = SeenCart & { state: "open" }

/** Updates every part of the page with the cart whose items were restored. */
function show(filled: OpenCart, targets: CartTarget[]): void {
  backUp(filled)
  publishCartSummary(filled.summary)
  announceCartChange()
  notifyRestored({ short: countShort(targets, filled.items) })
}

/** Nothing is waiting: the backup is renewed, or deleted if it is old or its cart has become an order. */
function settle(seen: SeenCart): void {
  if (seen.state === "open") backUp(seen)
  else if (seen.state === "ordered" || !freshBackup(cartBackup.get(), Date.now())) cartBackup.set(null)
}

/** Two tabs must not restore the same items concurrently. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work()
  await navigator.locks.request("cart-replay", { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

/** `come back`: nothing was done; try again later. */
type Posted = "done" | "come back" | "failed"

const postReplay = async (targets: CartTarget[]) =>
  (await postPlain(new URLSearchParams({ intent: "replay", targets: JSON.stringify(targets) }))) === "done"

/** Repeats a change that is known not to have been made. @returns the resulting cart */
export async function changeAgain(form: FormData): Promise<OpenCart | Exclude<Posted, "done">> {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" && name !== SCRIPTED_FIELD ? [[name, value]] : [],
  )
  const posted = await postPlain(new URLSearchParams(fields))
  if (posted !== "done") return posted
  const seen = await fetchSeenCart()
  return seen.state === "open" ? seen : "failed"
}

/** Posts as a form without scripts would: a redirect means success. */
async function postPlain(body: URLSearchParams): Promise<Posted> {
  const language = document.documentElement.lang
  try {
    const answer = await fetch(`/${language}/cart`, { method: "POST", body, redirect: "manual" })
    if (answer.type === "opaqueredirect") return "done"
    return answer.status === UNAVAILABLE && answer.headers.has("retry-after") ? "come back" : "failed"
  } catch (error) {
    if (error instanceof TypeError) return "failed"
    throw error
  }
}

/** Reads the state of the cart and acts on it; does nothing while the back end is unavailable. */
export async function recoverNow(): Promise<void> {
  const version = cartSummaryVersion()
  const seen = await fetchSeenCart()
  if (seen.state === "unavailable") return
  await recoverCart(seen, version)
  if (!isUnsure) return
  isUnsure = false
  if (seen.state === "open" && cartSummaryVersion() === version) publishCartSummary(seen.summary)
  announceCartChange()
}

let waiting: ReturnType<typeof setTimeout> | undefined

/** Polls the state of the cart, first soon, then less and less often, until nothing is waiting. */
function retryLater(delay: number): void {
  clearTimeout(waiting)
  waiting = setTimeout(async () => {
    await recoverNow()
    if (isUnsure || localCart.get().length > 0) retryLater(Math.min(LONGEST_WAIT_MS, delay * 2))
  }, delay)
}

async function fetchSeenCart(): Promise<SeenCart> {
  const session = await fetchJson<SessionAnswer>("/api/session", { headers: { accept: "application/json" } })
  return session?.seen_cart ?? { state: "unavailable" }
}
