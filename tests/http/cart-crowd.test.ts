import { setTimeout } from "node:timers/promises"
import type { Cart } from "@porteka/commerce-sdk"
import { Client } from "pg"
import { expect, test } from "vitest"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore, type Refusal } from "./backend-buyer.ts"

/** More carts than the shop can serve at once (R14). */

const IN_TIME = { timeout: 20_000, interval: 50 }
/** More than can be processed and wait in the queue. */
const CROWD = 60
/** Those in progress, and those in the queue. */
const INSIDE = 8
const LINE = 16
const ARRIVED_WITHIN_MS = 2_000
/** A refusal comes long before that. */
const REFUSED_WITHIN_MS = 1_000

const askBackend = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, stack.backendUrl), {
    ...init,
    headers: { "x-publishable-api-key": stack.publishableKey, "content-type": "application/json" },
  })

test("calls beyond the capacity are refused at once; a call given up in the queue is never executed", async () => {
  const { variantId } = await testProductOf("cart", 2)
  const { cartId } = await Buyer.withCart([])
  const database = new Client(stack.databaseUrl)
  await database.connect()
  try {
    await database.query("begin; lock table cart in access exclusive mode")
    const answers: Promise<Response>[] = []
    const refused: Response[] = []
    const come = (count: number) => {
      for (let number = 0; number < count; number += 1) {
        const answer = askBackend(`/store/carts/${cartId}`)
        answers.push(answer)
        answer.then((response) => response.status === 503 && refused.push(response))
      }
    }
    const hasRoom = async () => {
      const answer = askBackend(`/store/carts/${cartId}`)
      answers.push(answer)
      const isRefused = answer.then(async (response) => {
        const refusal = response.status === 200 ? null : ((await response.clone().json()) as Refusal)
        return refusal?.code === "cart_crowded"
      })
      return !(await Promise.race([isRefused, setTimeout(REFUSED_WITHIN_MS, false)]))
    }
    const held = async () => {
      const { rows } = await database.query(
        "select from pg_locks where not granted and relation = 'cart'::regclass",
      )
      return rows.length
    }
    come(12)
    await expect.poll(held, IN_TIME).toBe(INSIDE)
    const giveUp = new AbortController()
    const given = askBackend(`/store/carts/${cartId}/line-items`, {
      method: "POST",
      body: JSON.stringify({ variant_id: variantId, quantity: 1 }),
      signal: giveUp.signal,
    }).catch((error: Error) => error.name)
    // Nothing shows that it is in the queue; of calls sent at the same moment, the crowd's arrive first.
    await setTimeout(ARRIVED_WITHIN_MS)
    come(CROWD)
    // All have arrived: the one that gives up is in the queue and takes one of its places.
    await expect.poll(() => answers.length - refused.length, IN_TIME).toBe(INSIDE + LINE - 1)
    expect(refused[0]?.headers.get("retry-after")).toBe("2")
    expect((await refused[0]?.json()) as Refusal).toMatchObject({ code: "cart_crowded" })
    giveUp.abort()
    expect(await given).toBe("AbortError")
    // The server notices the closed connection a little later: then there is a free place.
    await expect.poll(hasRoom, IN_TIME).toBe(true)
    await database.query("rollback")
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  } finally {
    await database.end()
  }
  const { body } = await callStore<{ cart: Cart }>(`/store/carts/${cartId}`)
  expect(body.cart.items).toEqual([])
})

test("calls whose callers have gone count as long as they run", async () => {
  const { cartId } = await Buyer.withCart([])
  const database = new Client(stack.databaseUrl)
  await database.connect()
  try {
    await database.query("begin; lock table cart in access exclusive mode")
    const read = (signal?: AbortSignal) =>
      askBackend(`/store/carts/${cartId}`, signal && { signal }).then(
        ({ status }) => status,
        () => null,
      )
    const gone = new AbortController()
    const given = Array.from({ length: INSIDE }, () => read(gone.signal))
    const isHeld = async () =>
      (await database.query("select from pg_locks where not granted and relation = 'cart'::regclass")).rows
        .length === INSIDE
    await expect.poll(isHeld, IN_TIME).toBe(true)
    gone.abort()
    await Promise.all(given)
    const statuses: (number | null)[] = []
    const others = Array.from({ length: LINE + INSIDE }, () => read())
    for (const other of others) other.then((status) => statuses.push(status))
    await expect.poll(() => statuses, IN_TIME).toEqual(Array(INSIDE).fill(503))
    await database.query("rollback")
    expect(new Set(await Promise.all(others))).toEqual(new Set([200, 503]))
  } finally {
    await database.end()
  }
})
