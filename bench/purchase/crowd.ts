import { type Basket, medusaShopper, ourShopper, type Shopper } from "./shopper.ts"
import type { Door } from "./wire.ts"

/** The instructions for a crowd, which is a separate program on the load generator's core. */
export type CrowdOrder = {
  dialect: "ours" | "medusa"
  what: "buy" | "add"
  door: Door
  basket: Basket
  people: number
  seconds: number
  /** Makes the e-mail addresses of different crowds unique. */
  name: string
}

/** How often it was done, in how long, and the milliseconds each took. */
export type CrowdResult = { count: number; seconds: number; eachMs: number[] }

type Act = (person: number) => Promise<() => Promise<void>>

/** @returns the preparation, which returns the measured part */
function actOf({ what, door, basket, name }: CrowdOrder, shopper: Shopper): Act {
  let count = 0
  if (what === "buy") {
    return async (person) => async () => {
      count += 1
      const cartId = await shopper.startCart(door, basket)
      await shopper.buy(door, cartId, `${name}-${person}-${count}@example.com`)
    }
  }
  return async () => {
    const cartId = await shopper.startCart(door, basket)
    return () => shopper.addToCart(door, cartId, basket.secondVariantId)
  }
}

async function run(order: CrowdOrder): Promise<CrowdResult> {
  const act = actOf(order, order.dialect === "ours" ? ourShopper : medusaShopper)
  const eachMs: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + order.seconds * 1_000
  const live = async (person: number) => {
    while (performance.now() < endsAt) {
      const measured = await act(person)
      const from = performance.now()
      await measured()
      eachMs.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: order.people }, (_, person) => live(person)))
  return { count: eachMs.length, seconds: (performance.now() - startedAt) / 1_000, eachMs }
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? "{}"))))
