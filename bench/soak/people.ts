import { setTimeout as pause } from "node:timers/promises"
import { startForm } from "../cart/carts.ts"
import { findBasket } from "../purchase/find-basket.ts"
import { type Basket, ourShopper } from "../purchase/shopper.ts"
import { call, type Door } from "../purchase/wire.ts"

/** People who use the shop for a long time; a program of their own, on the load tool's core. */
export interface PeopleOrder {
  shopUrl: string
  door: Door
  minutes: number
}

/** Milliseconds of every answer by the minute it began in, and what was answered otherwise than with success. */
export interface Experience {
  minutes: number[][]
  failures: Record<string, number>
}

export type PeopleResult = Record<Kind, Experience>

/** How many there are of each, and how long each waits before doing the next thing. */
const KINDS = {
  pages: { people: 20, pauseMs: 600 },
  searches: { people: 3, pauseMs: 1_000 },
  sessions: { people: 10, pauseMs: 1_000 },
  carts: { people: 8, pauseMs: 1_000 },
  purchases: { people: 2, pauseMs: 2_500 },
} as const
export type Kind = keyof typeof KINDS

const MINUTE_MS = 60_000
const WORDS = [
  "bögre",
  "tál",
  "sapka",
  "mug",
  "ajándék",
  "kék",
  "fa",
  "méz",
  "bogre",
  "asztalterito",
  "gyertya",
]

/** An answer that is no success. */
class Refused extends Error {}

async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(url, { headers: { accept: "text/html", ...headers }, redirect: "manual" })
  await answer.arrayBuffer()
  if (answer.status >= 400) throw new Refused(String(answer.status))
}

/** All public pages, in both languages. */
async function readPages(shopUrl: string): Promise<string[]> {
  const index = await (await fetch(`${shopUrl}/sitemap.xml`)).text()
  const found = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url)
  const texts = index.includes("<sitemapindex")
    ? await Promise.all(found(index).map(async (url) => (await fetch(url)).text()))
    : [index]
  const pages = texts.flatMap(found).map((url) => shopUrl + new URL(url).pathname)
  if (pages.length === 0) throw new Error("The shop's sitemap names no page.")
  return pages
}

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item

/** What one person of each kind does again and again. */
type Habit = () => Promise<void>

async function begin(kind: Kind, order: PeopleOrder, pages: string[], basket: Basket): Promise<Habit> {
  const { shopUrl, door } = order
  switch (kind) {
    case "pages":
      return () => get(anyOf(pages))
    case "searches":
      return () => get(`${shopUrl}/hu/search?q=${encodeURIComponent(`${anyOf(WORDS)} ${anyOf(WORDS)}`)}`)
    case "sessions": {
      const { cookie } = await startForm(shopUrl, basket)
      return () => get(`${shopUrl}/api/session`, { cookie, accept: "application/json" })
    }
    case "carts":
      return await changeCart(order, basket)
    case "purchases":
      return async () => {
        const cartId = await ourShopper.startCart(door, basket)
        await ourShopper.buy(door, cartId, `soak-${Date.now()}-${Math.random()}@example.com`)
      }
  }
}

async function changeCart({ shopUrl, door }: PeopleOrder, basket: Basket): Promise<Habit> {
  const { id, cookie } = await startForm(shopUrl, basket)
  const { cart } = await call<{ cart: { items: { id: string }[] } }>(
    door,
    `/store/carts/${id}?fields=items.id`,
  )
  let quantity = 1
  return async () => {
    quantity = 3 - quantity
    const answer = await fetch(`${shopUrl}/hu/cart`, {
      method: "POST",
      headers: { cookie, origin: shopUrl },
      body: new URLSearchParams({
        intent: "update",
        line_id: cart.items[0]?.id ?? "",
        quantity: String(quantity),
      }),
      redirect: "manual",
    })
    await answer.arrayBuffer()
    if (answer.status >= 400) throw new Refused(String(answer.status))
  }
}

async function run(order: PeopleOrder): Promise<PeopleResult> {
  const pages = await readPages(order.shopUrl)
  const basket = await findBasket(order.door)
  const from = performance.now()
  const endsAt = from + order.minutes * MINUTE_MS
  const live = async (kind: Kind): Promise<Experience> => {
    const { people, pauseMs } = KINDS[kind]
    const felt: Experience = { minutes: Array.from({ length: order.minutes }, () => []), failures: {} }
    const person = async () => {
      const act = await begin(kind, order, pages, basket)
      await pause(Math.random() * pauseMs)
      while (performance.now() < endsAt) {
        const startedAt = performance.now()
        try {
          await act()
          const minute = Math.floor((startedAt - from) / MINUTE_MS)
          felt.minutes[minute]?.push(Math.round(performance.now() - startedAt))
        } catch (error) {
          const reason = error instanceof Error ? error.message.slice(0, 100) : String(error)
          felt.failures[reason] = (felt.failures[reason] ?? 0) + 1
        }
        await pause(pauseMs * (0.5 + Math.random()))
      }
    }
    await Promise.all(Array.from({ length: people }, person))
    return felt
  }
  const kinds = Object.keys(KINDS) as Kind[]
  const felt = await Promise.all(kinds.map(live))
  return Object.fromEntries(kinds.map((kind, index) => [kind, felt[index]])) as PeopleResult
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? "{}"))))
