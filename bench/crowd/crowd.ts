/** The instructions for people with carts, who are a separate program on the load generator's core. */
export type CartCrowdOrder = {
  shopUrl: string
  /** One for each person: the cookie of their cart, and a line in it. */
  carts: { cookie: string; lineId: string }[]
  seconds: number
}

/** Milliseconds until a change was made, and until somebody was asked to come back; what else was answered. */
export type CartCrowdResult = { madeMs: number[]; refusedMs: number[]; others: number[] }

const DONE = 303
const UNAVAILABLE = 503
const SECOND_MS = 1_000

async function run({ shopUrl, carts, seconds }: CartCrowdOrder): Promise<CartCrowdResult> {
  const result: CartCrowdResult = { madeMs: [], refusedMs: [], others: [] }
  const endsAt = performance.now() + seconds * SECOND_MS
  const live = async ({ cookie, lineId }: CartCrowdOrder["carts"][number]) => {
    for (let quantity = 2; performance.now() < endsAt; ) {
      const from = performance.now()
      const answer = await fetch(`${shopUrl}/hu/cart`, {
        method: "POST",
        headers: { cookie, origin: shopUrl },
        body: new URLSearchParams({ intent: "update", line_id: lineId, quantity: String(quantity) }),
        redirect: "manual",
      })
      await answer.arrayBuffer()
      const took = performance.now() - from
      if (answer.status === UNAVAILABLE) {
        // Like the shop's own scripts: after a refusal the same change is sent again.
        result.refusedMs.push(took)
        const wait = Number(answer.headers.get("retry-after") ?? 1) * SECOND_MS
        await new Promise((resolve) => setTimeout(resolve, wait))
        continue
      }
      if (answer.status === DONE) result.madeMs.push(took)
      else result.others.push(answer.status)
      quantity = 3 - quantity
    }
  }
  await Promise.all(carts.map(live))
  return result
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? "{}"))))
