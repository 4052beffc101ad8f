import { Agent, get } from "node:http"
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

/** The milliseconds each thing took, how long it all was, and the share of that in which this program was busy. */
export type CrowdResult = { seconds: number; busy: number; eachMs: Record<Change | "read", number[]> }

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
      // A page would know its lines. Reading them costs little, but is counted.
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
  const { cart } = await call<WithCart>(door, `/store/carts/${id}`)
  return cart.items.find(({ variant_id }) => variant_id === variantId)?.id ?? ""
}

const agent = new Agent({ keepAlive: true })

/** The body of an answer. Not with `fetch`, which takes the load generator as long as the shop takes to answer. */
function read(url: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, async (answer) => {
      const body = (await answer.setEncoding("utf8").toArray()).join("")
      if (answer.statusCode === 200) resolve(body)
      else reject(new Error(`${url} answered ${answer.statusCode}.`))
    }).on("error", reject)
  })
}

function readerOf({ way, door, shopUrl }: CrowdOrder, { id, cookie }: BenchCart): () => Promise<void> {
  const url = way === "calls" ? `${door.backendUrl}/store/carts/${id}` : `${shopUrl}/api/session`
  const headers = way === "calls" ? { "x-publishable-api-key": door.publishableKey } : { cookie }
  return async () => {
    const { cart } = JSON.parse(await read(url, headers)) as {
      cart: { count: number } | { id: string } | null
    }
    const isThere = cart && ("count" in cart ? cart.count > 0 : cart.id === id)
    if (!isThere) throw new Error(`${url} knows no cart.`)
  }
}

async function run(order: CrowdOrder): Promise<CrowdResult> {
  const eachMs: CrowdResult["eachMs"] = { add: [], update: [], remove: [], read: [] }
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  const endsAt = startedAt + order.seconds * 1_000
  const timed = async (name: keyof typeof eachMs, act: () => Promise<void>) => {
    const from = performance.now()
    await act()
    eachMs[name].push(performance.now() - from)
  }
  const live = async (cart: BenchCart) => {
    const hands = order.way === "calls" ? callsOf(order, cart) : formsOf(order, cart)
    const readCart = readerOf(order, cart)
    while (performance.now() < endsAt) {
      if (order.what === "read") await timed("read", readCart)
      else for (const change of CHANGES) await timed(change, hands[change])
    }
  }
  await Promise.all(order.carts.map(live))
  const seconds = (performance.now() - startedAt) / 1_000
  const { user, system } = process.cpuUsage(cpuBefore)
  return { seconds, busy: (user + system) / 1e6 / seconds, eachMs }
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? "{}"))))
