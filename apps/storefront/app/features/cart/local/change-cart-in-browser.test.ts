import { isValidElement, type ReactElement, type ReactNode } from "react"
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { toasts } from "#app/ui/feedback/toast-store.ts"
import { cartSummaryVersion, watchCartChanges } from "../cart-summary.ts"
import type { CartReply } from "../contract/cart-reply.ts"
import type { LocalCartItem } from "../contract/kept-line.ts"
import type { SeenCart } from "../contract/seen-cart.ts"
import { preloadNotifications } from "../notices/cart-notifications.tsx"
import { forgetUnanswered, rememberUnanswered, UNANSWERED_ENTRY } from "../unanswered-adds.ts"
import { recoverCart } from "./cart-recovery.ts"
import { changeCartInBrowser } from "./change-cart-in-browser.ts"
import { adoptUnanswered, cartBackup, localCart } from "./kept-cart.ts"

const entries = new Map<string, string>()
const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("addEventListener", (event: string, run: () => void) => listeners.set(event, run))
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  })
  localCart.set([])
  cartBackup.set(null)
})
afterEach(() => {
  for (const { id } of toasts.all()) toasts.close(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// A change loads this code without waiting for it, so that it could arrive while the next file's tests run.
afterAll(preloadNotifications)

const item = (id: string): LocalCartItem => ({
  id: `variant_${id}`,
  variantId: `variant_${id}`,
  options: {},
  title: "",
  product_title: id,
  unit_price: 100,
  quantity: 1,
  thumbnail: null,
  currency: "HUF",
})

const formOf = (intent: string) => {
  const form = new FormData()
  form.set("scripted", "1")
  form.set("intent", intent)
  return form
}

const reply = (intent: CartReply["intent"], given: Partial<CartReply> = {}): CartReply => ({
  ok: true,
  intent,
  fault: null,
  summary: null,
  line: null,
  kept: null,
  coupon: null,
  waits: false,
  created: false,
  short: [],
  message: null,
  ...given,
})

/** The tone and the message key of the newest notification. */
function shown(): unknown {
  const toast = toasts.all().at(-1)
  return [toast?.tone, noticeOf(toast?.text)]
}
const noticeOf = (node: ReactNode): unknown => {
  if (!isValidElement(node)) return undefined
  const { notice, fault, children } = (node as ReactElement<Record<string, ReactNode>>).props
  return notice ?? fault ?? noticeOf(children)
}

// First, because what an earlier page left is read once.
describe("the browser's stored items", () => {
  beforeEach(() => {
    localCart.set([item("a")])
    cartBackup.set({ cartId: "old", items: [item("b")], timestamp: 1 })
  })

  it("comes with the next page when this one was left before its addition was answered", () => {
    const form = formOf("add")
    form.set("variant_id", "variant_c")
    form.set("personalisation", "Anna")
    form.set("quantity", "2")
    form.set("product", JSON.stringify({ title: "Szív", price: 2290 }))
    rememberUnanswered(form)
    forgetUnanswered(rememberUnanswered(formOf("add")))
    listeners.get("pagehide")?.()
    adoptUnanswered()
    expect(localCart.get()).toMatchObject([
      { variantId: "variant_a", quantity: 1 },
      { variantId: "variant_c", options: { personalisation: "Anna" }, quantity: 2, product_title: "Szív" },
    ])
    expect(entries.has(UNANSWERED_ENTRY)).toBe(false)
  })

  it("is removed when the cart is cleared, with an undo", async () => {
    await changeCartInBrowser(formOf("clear"), async () => reply("clear"))
    expect(toasts.all().at(-1)?.action).toBeTruthy()
    expect([localCart.get(), cartBackup.get(), entries.size]).toEqual([[], null, 0])
  })

  it("is not renewed by what the server said of the cart before it was cleared", async () => {
    const empty = { count: 0, total: 0, currency: "huf" }
    vi.stubGlobal("fetch", async () => Response.json({ seen_cart: { state: "none" } }))
    cartBackup.set({ cartId: "old", items: [], timestamp: Date.now() })
    const before = cartSummaryVersion()
    await changeCartInBrowser(formOf("clear"), async () => reply("clear", { summary: empty }))
    await recoverCart({ state: "open", cartId: "old", items: [item("b")], summary: empty }, before)
    expect(cartBackup.get()).toBeNull()
  })

  it("goes with a cart that is reset; the new one is kept in its place", async () => {
    const kept = { cartId: "new", items: [] }
    await changeCartInBrowser(formOf("reset"), async () => reply("reset", { kept, created: true }))
    expect([localCart.get(), cartBackup.get()]).toMatchObject([[], kept])
  })

  it.each(["clear", "reset"] as const)("stays when %s fails", async (intent) => {
    const failed = reply(intent, { ok: false, fault: { code: "unavailable" } })
    await changeCartInBrowser(formOf(intent), async () => failed)
    expect(localCart.get()).toHaveLength(1)
    expect(cartBackup.get()?.cartId).toBe("old")
  })
})

describe("while nobody answers", () => {
  it.each([
    ["remove", "failed_remove"],
    ["clear", "failed_cart"],
    ["reset", "failed_reset"],
    ["refresh", "failed_create"],
    ["remove-promotion", "failed_discount"],
  ])("%s is shown as %s", async (intent, notice) => {
    const offline = () => Promise.reject(new TypeError("Failed to fetch"))
    const settled = await changeCartInBrowser(formOf(intent), offline)
    // An error status, so that the router does not reload the page.
    expect(settled).toMatchObject({
      data: { ok: false, intent, fault: { code: "unavailable" } },
      init: { status: 503 },
    })
    expect(shown()).toEqual(["danger", notice])
  })

  it("a request to wait is shown beside the button, and the page stays", async () => {
    const refused = () =>
      Promise.reject({ status: 429, statusText: "Too Many Requests", internal: false, data: "" })
    const settled = await changeCartInBrowser(formOf("add"), refused)
    expect(settled).toMatchObject({ data: { ok: false, fault: { code: "busy" } }, init: { status: 429 } })
    expect(localCart.get()).toEqual([])
  })

  it("explains why a cart in payment cannot be changed, and stays", async () => {
    const paying = reply("clear", { ok: false, fault: { code: "paying" } })
    await changeCartInBrowser(formOf("clear"), async () => paying)
    expect(shown()).toEqual(["danger", { code: "paying" }])
    expect(toasts.all().at(-1)?.duration).toBeNull()
  })
})

describe("a code", () => {
  it.each([
    ["UDVOZLET10", "discount"],
    ["8bd1 5a16 4fbc 30aa", "giftCard"],
  ])("%s is reported as %s", async (code, notice) => {
    const form = formOf("apply-promotion")
    form.set("code", code)
    await changeCartInBrowser(form, async () => reply("apply-promotion"))
    expect(shown()).toEqual(["success", notice])
  })
})

describe("in a crowd", () => {
  const summary = { count: 2, total: 200, currency: "huf" }
  const crowded = (intent: CartReply["intent"]) =>
    reply(intent, { ok: false, fault: { code: "crowded", retryAfter: 2 } })
  const comeBack = () => new Response("", { status: 503, headers: { "retry-after": "2" } })
  const done = () => ({ type: "opaqueredirect" }) as Response
  const press = async (
    intent: "add" | "update",
    answers: (() => Response)[],
    send: () => Promise<unknown> = async () => crowded(intent),
  ) => {
    const posted: string[] = []
    vi.stubGlobal("document", { documentElement: { lang: "hu" } })
    vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
      if (path === "/api/session")
        return Response.json({ seen_cart: { state: "open", cartId: "c", items: [], summary } })
      posted.push(String(init?.body))
      return answers.shift()?.() ?? comeBack()
    })
    const settled = changeCartInBrowser(formOf(intent), send)
    await vi.runAllTimersAsync()
    return { settled: (await settled) as CartReply, posted }
  }

  it("a refused change is sent again automatically, and only its success is reported", async () => {
    const { settled, posted } = await press("update", [comeBack, done])
    expect(settled).toMatchObject({ ok: true, intent: "update", summary })
    expect(posted).toEqual(["intent=update", "intent=update"])
  })

  it("the same after a refusal by the storefront's own limit", async () => {
    const refusal = { status: 503, statusText: "Service Unavailable", internal: false, data: "cart_crowded" }
    const { settled, posted } = await press("update", [done], () => Promise.reject(refusal))
    expect(settled).toMatchObject({ ok: true, intent: "update", summary })
    expect(posted).toHaveLength(1)
  })

  it("a change with an unknown result is not sent again", async () => {
    const { settled, posted } = await press("update", [() => new Response("", { status: 503 })])
    expect(settled).toMatchObject({ data: { ok: false, fault: { code: "unavailable" } } })
    expect(posted).toHaveLength(1)
  })

  it("and its failure is reported in the end", async () => {
    const { settled, posted } = await press("update", [])
    expect(settled).toMatchObject({ ok: false, fault: { code: "crowded" } })
    expect(posted).toHaveLength(3)
  })
})

it("sends one change after the other, also after one that failed", async () => {
  const sent: string[] = []
  const answers = new Map<string, (reply: CartReply) => void>()
  const press = (name: string) =>
    changeCartInBrowser(formOf("add"), () => {
      sent.push(name)
      return new Promise((resolve) => answers.set(name, resolve))
    })
  const pressed = [press("first"), press("second"), press("third")]
  await vi.waitFor(() => expect(sent).toEqual(["first"]))
  answers.get("first")?.(reply("add"))
  await pressed[0]
  await vi.waitFor(() => expect(sent).toEqual(["first", "second"]))
  answers.get("second")?.(reply("add", { ok: false, fault: { code: "variant" } }))
  await pressed[1]
  await vi.waitFor(() => expect(sent).toEqual(["first", "second", "third"]))
  answers.get("third")?.(reply("add"))
  await expect(pressed[2]).resolves.toMatchObject({ ok: true })
})

/** The state of the cart in the next answer; what waits for it goes on. */
async function answerSession(seen: SeenCart): Promise<void> {
  vi.stubGlobal("fetch", async () => Response.json({ seen_cart: seen }))
  await vi.runOnlyPendingTimersAsync()
}

it.each([
  ["an outage", { status: 503, statusText: "Service Unavailable", internal: false, data: "" }],
  ["no connection", new TypeError("Failed to fetch")],
  ["a request to wait", { status: 429, statusText: "Too Many Requests", internal: false, data: "" }],
])(
  "the page is told to read the cart after %s, as earlier changes may have been made",
  async (_what, error) => {
    const changed = vi.fn()
    const unwatch = watchCartChanges(changed)
    await changeCartInBrowser(formOf("update"), () => Promise.reject(error))
    await answerSession({ state: "unavailable" })
    expect(changed).not.toHaveBeenCalled()
    const summary = { count: 3, total: 300, currency: "huf" }
    await answerSession({ state: "open", cartId: "c", items: [item("a")], summary })
    expect(changed).toHaveBeenCalledOnce()
    await answerSession({ state: "open", cartId: "c", items: [item("a")], summary })
    expect(changed).toHaveBeenCalledOnce()
    unwatch()
  },
)
