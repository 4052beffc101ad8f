import { typedGiftCardCode } from "@porteka/shop"
import { Suspense } from "react"
import { toasts } from "#app/ui/feedback/toast-store.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import type { CartReply } from "../contract/cart-reply.ts"
import { FaultText } from "../fault-text.tsx"
import type { CartNotice } from "./cart-notice.ts"

/** Longer than other notifications, because it contains an undo button. */
const UNDO_MS = 15_000

const CartNoticeText = lazyPart(() => import("./cart-notice-text.tsx"))

const say = (notice: CartNotice, values: { count?: number; code?: string } = {}) => (
  <Suspense>
    <CartNoticeText notice={notice} values={values} />
  </Suspense>
)

/**
 * Notifications of the error catalogue (specification 8): title, description, color.
 * @param code typed into the form, if it has a field for one
 */
export function notifyCartResult(reply: CartReply, code: string): void {
  if (reply.coupon !== null)
    toasts.show({ title: say("success"), text: say("coupon", { code: reply.coupon }), tone: "success" })
  const notice = reply.ok ? successOf(reply, code) : failureOf(reply)
  if (!notice) return
  if (reply.ok) {
    toasts.show({ title: say("success"), text: say(notice), tone: "success" })
  } else if (reply.fault?.code === "busy" || reply.fault?.code === "crowded") {
    toasts.show({ title: say("error"), text: <FaultText fault={reply.fault} />, tone: "danger" })
  } else if (reply.fault?.code === "paying") {
    // Contains a way to continue, so it stays until it is closed.
    const text = <FaultText fault={reply.fault} />
    toasts.show({ title: say("error"), text, tone: "danger", duration: null })
  } else {
    toasts.show({ title: say("error"), text: say(notice), tone: "danger" })
  }
}

/** Loads the notifications' code in advance, because an offline browser could not load it. */
export async function preloadNotifications(): Promise<void> {
  await Promise.allSettled([import("./cart-notice-text.tsx"), import("#app/ui/feedback/toast-card.tsx")])
}

/** Stored items are in the cart again; unavailable ones are listed, too. */
export function notifyRestored({ short }: { short: number }): void {
  toasts.show({ title: say("success"), text: say("restored"), tone: "success" })
  if (short > 0)
    toasts.show({ title: say("error"), text: say("short", { count: short }), tone: "danger", duration: null })
}

/** The cart was emptied, which can be undone for a while. */
export function notifyCleared(onUndo: () => void): void {
  const undo = () => {
    toasts.close(id)
    onUndo()
  }
  const id = toasts.show({
    title: say("success"),
    text: say("cleared"),
    tone: "success",
    duration: UNDO_MS,
    action: (
      <button type="button" onClick={undo} className="text-link touch min-h-11 text-sm">
        {say("undo")}
      </button>
    ),
  })
}

/** Additions have their own popup; a changed quantity is visible where it was changed. */
function successOf({ intent, waits }: CartReply, code: string): CartNotice | null {
  switch (intent) {
    case "remove":
      return "removed"
    case "apply-promotion":
      if (waits) return "discountWaits"
      return typedGiftCardCode(code) === null ? "discount" : "giftCard"
    case "reset":
      return "created"
    case "refresh":
      return "restored"
    default:
      return null
  }
}

/** Only notifications without a place on the page; the others are shown beside their field. */
function failureOf({ intent, fault }: CartReply): CartNotice | null {
  if (fault?.code === "no-region") return "failed_regions"
  switch (intent) {
    case "remove":
      return "failed_remove"
    case "remove-promotion":
      return "failed_discount"
    case "reset":
      return "failed_reset"
    case "refresh":
      return "failed_create"
    case "clear":
      return "failed_cart"
    default:
      return null
  }
}
