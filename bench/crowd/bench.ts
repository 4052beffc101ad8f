import { join } from "node:path"
import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import { load } from "../../tools/bench/load.ts"
import { type BenchReport, formatFigure, percentile } from "../../tools/bench/report.ts"
import { startForm } from "../cart/carts.ts"
import { findBasket } from "../purchase/find-basket.ts"
import { fillShelves } from "../purchase/medusa-backend.ts"
import { runCrowd } from "../purchase/run-crowd.ts"
import { call, type Door } from "../purchase/wire.ts"
import type { CartCrowdOrder, CartCrowdResult } from "./crowd.ts"

const READERS = 300
const PEOPLE = 50
const SECONDS = 30
const MOST_MS = 1_500
/** The maximum time until a refusal. */
const MOST_REFUSAL_MS = 300

async function startCarts(context: BenchContext, door: Door): Promise<CartCrowdOrder["carts"]> {
  const basket = await findBasket(door)
  const carts: CartCrowdOrder["carts"] = []
  for (let made = 0; made < PEOPLE; made += 1) {
    const { id, cookie } = await startForm(context.shopUrl, basket)
    const { cart } = await call<{ cart: { items: { id: string }[] } }>(
      door,
      `/store/carts/${id}?fields=items.id`,
    )
    carts.push({ cookie, lineId: cart.items[0]?.id ?? "" })
  }
  return carts
}

async function measure(context: BenchContext) {
  const { shopUrl, backendUrl, publishableKey } = context
  const carts = await startCarts(context, { backendUrl, publishableKey })
  const people = () => {
    const order: CartCrowdOrder = { shopUrl, carts, seconds: SECONDS }
    return runCrowd<CartCrowdResult>(join(import.meta.dirname, "crowd.ts"), order, "crowd")
  }
  const alone = await people()
  const headers = { accept: "text/html", "accept-encoding": "br" }
  const [pages, among] = await Promise.all([
    load({ url: `${shopUrl}/hu`, headers, connections: READERS }, SECONDS),
    people(),
  ])
  return { alone, among, pages }
}

const share = (values: readonly number[], part: number) => (values.length > 0 ? percentile(values, part) : 0)

function reportOf({ alone, among, pages }: Awaited<ReturnType<typeof measure>>): BenchReport {
  const row = (name: string, { madeMs, refusedMs, others }: CartCrowdResult) => ({
    name,
    value: share(madeMs, 0.95),
    unit: "ms",
    note: [
      `p95 of ${madeMs.length} changes made (${formatFigure(madeMs.length / SECONDS)} /s), p50 ${formatFigure(share(madeMs, 0.5))}`,
      `${refusedMs.length} asked to come back, p95 ${formatFigure(share(refusedMs, 0.95))} ms`,
      `${others.length} answered otherwise ${[...new Set(others)].join(" ")}`,
    ].join("; "),
  })
  const goal = (text: string, ms: number, most: number) => ({
    text,
    actual: `${formatFigure(ms)} ms`,
    met: ms < most,
  })
  return {
    rows: [
      row(`a  ${PEOPLE} people with carts`, alone),
      row(`b  the same among ${READERS} readers of pages`, among),
      {
        name: "c  pages of those readers",
        value: pages.requestsPerSecond,
        unit: "/s",
        note: `p99 ${pages.p99Ms} ms`,
      },
    ],
    goals: [
      goal("95 of 100 changes of b made within 1.5 s", share(among.madeMs, 0.95), MOST_MS),
      goal("95 of 100 refusals of b within 0.3 s", share(among.refusedMs, 0.95), MOST_REFUSAL_MS),
    ],
  }
}

const bench: Bench = {
  title: "A crowd: carts changed among many readers",
  run: async (context) => {
    await fillShelves(context.databaseUrl)
    return reportOf(await context.progress.step("Measuring the crowd", () => measure(context)))
  },
}

export default bench
