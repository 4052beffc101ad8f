import { call, type Door } from "../purchase/wire.ts"
import { CHANGES, type Change } from "./changes.ts"

/** A cart with one thing in it, and the cookie by which the shop's pages know it. */
export type BenchCart = { id: string; cookie: string }

/** The instructions for a crowd, which is a separate program on the load generator's core. */
export type CrowdOrder = {
  /** `pages`: by the forms of the shop; `calls`: by the back end's routes. */
  way: "pages" | "calls"
  what: "change" | "read"
  door: Door
  shopUrl: string
  /** One for each person. */
  carts: BenchCart[]
  variantId: string
  seconds: number
}

/** The milliseconds each thing took, and how long it all was. */
export type CrowdResult = { seconds: number; eachMs: Record<Change | "read", number[]> }

type Line = { id: string; variant_id: string }
type WithCart = { cart: { items: Line[] } }

/** One person's changes. */
type Hands = Record<Change, () => Promise<void>>

function callsOf({ door, variantId }: CrowdOrder, { id }: BenchCart): Hands {
  const path = `/store/carts/${id}/line-items`
  let line = ""
  return {
    add: async () => {
      const { cart } = await call<WithCart>(door, path, { variant_id: variantId, quantity: 1 })
      line = cart.items.find(({ variant_id }) => variant_id === variantId)?.id ?? ""
    },
    update: async () => void (await call(door, `${path}/${line}`, { quantity: 2 })),
    remove: async () => void (await call(door, `${path}/${line}`, undefined, "DELETE")),
  }
}

function formsOf(order: CrowdOrder, cart: BenchCart): Hands {
  let line = ""
  const send = async (fields: Record<string, string>) => {
    const answer = await fetch(`${order.shopUrl}/hu/cart`, {
      method: "POST",
      headers: { cookie: cart.cookie, origin: order.shopUrl },
      body: new URLSearchParams(fields),
      redirect: "manual",
    })
    await answer.arrayBuffer()
    if (answer.status !== 303) throw new Error(`The form ${fields.intent} was answered ${answer.status}.`)
  }
  return {
    add: async () => {
      await send({ intent: "add", variant_id: order.variantId })
      // A page would know its lines; nothing of this is counted to the change.
      line = ""
    },
    update: async () => {
      line ||= await findLine(order, cart)
      await send({ intent: "update", line_id: line, quantity: "2" })
    },
    remove: () => send({ intent: "remove", line_id: line }),
  }
}

async function findLine({ door, variantId }: CrowdOrder, { id }: BenchCart): Promise<string> {
  const { cart } = await call<WithCart>(door, `/store/carts/${id}?fields=items.id,items.variant_id`)
  return cart.items.find(({ variant_id }) => variant_id === variantId)?.id ?? ""
}

function readerOf({ way, door, shopUrl }: CrowdOrder, { id, cookie }: BenchCart): () => Promise<void> {
  if (way === "calls") return async () => void (await call(door, `/store/carts/${id}`))
  return async () => {
    const answer = await fetch(`${shopUrl}/api/session`, { headers: { cookie } })
    const { cart } = (await answer.json()) as { cart: { count: number } | null }
    if (!cart || cart.count < 1) throw new Error("The session knows no cart.")
  }
}

async function run(order: CrowdOrder): Promise<CrowdResult> {
  const eachMs: CrowdResult["eachMs"] = { add: [], update: [], remove: [], read: [] }
  const startedAt = performance.now()
  const endsAt = startedAt + order.seconds * 1_000
  const timed = async (name: keyof typeof eachMs, act: () => Promise<void>) => {
    const from = performance.now()
    await act()
    eachMs[name].push(performance.now() - from)
  }
  const live = async (cart: BenchCart) => {
    const hands = order.way === "calls" ? callsOf(order, cart) : formsOf(order, cart)
    const read = readerOf(order, cart)
    while (performance.now() < endsAt) {
      if (order.what === "read") await timed("read", read)
      else for (const change of CHANGES) await timed(change, hands[change])
    }
  }
  await Promise.all(order.carts.map(live))
  return { seconds: (performance.now() - startedAt) / 1_000, eachMs }
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? "{}"))))
