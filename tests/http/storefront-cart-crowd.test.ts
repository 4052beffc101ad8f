import { afterAll, beforeAll, expect, test } from "vitest"
import { FaultProxy } from "../fixtures/fault-proxy.ts"
import { type OwnStorefront, openStorefront } from "../fixtures/own-storefront.ts"
import { textOf } from "../fixtures/page-head.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { addToCart, cartProducts, sessionOf } from "./storefront-cart-form.ts"

/** More cart changes than the shop can process at once, with the forms of its pages (R14). */

const IN_TIME = { timeout: 10_000, interval: 20 }
/** The number that the back end processes and queues. */
const ROOM = 24

let proxy: FaultProxy
let storefront: OwnStorefront

beforeAll(async () => {
  proxy = await FaultProxy.open()
  storefront = await openStorefront({ BACKEND_URL: proxy.url })
})

afterAll(async () => {
  await storefront.stop()
  await proxy.close()
})

test("changes beyond the capacity are refused before the back end is called, and accepted when there is capacity again", async () => {
  const testProduct = (await cartProducts())()
  const shopper = new Shopper(storefront.url)
  await addToCart(shopper, testProduct)
  proxy.fault = "silence"
  const asked = () => proxy.calls.filter((call) => call.startsWith("POST /store/carts")).length
  const before = asked()
  const add = (visitor: Shopper) => addToCart(visitor, testProduct)
  const own = add(shopper)
  const crowd = Array.from({ length: ROOM - 1 }, () => add(new Shopper(storefront.url)))
  const ended = Promise.allSettled([own, ...crowd])
  await expect.poll(() => asked() - before, IN_TIME).toBe(ROOM)
  // Waits for the first one and does not count separately.
  const next = add(shopper)

  const stranger = new Shopper(storefront.url)
  const refused = await add(stranger)
  expectRefusal(refused)
  expect(textOf(refused.text)).toContain("ezért a kosár nem változott")
  expect(refused.text).toContain('href="/hu/cart"')
  const english = await stranger.post("/en/cart", { intent: "remove", line_id: "cali_1" })
  expectRefusal(english)
  expect(textOf(english.text)).toContain("your cart was not changed")
  const scripted = await stranger.post("/hu/cart.data", { intent: "add", scripted: "1" })
  expectRefusal(scripted)
  expect(scripted.text).toBe("cart_crowded")
  expect(asked() - before).toBe(ROOM)

  proxy.fault = "none"
  proxy.dropHeld()
  const [mine] = await ended
  // The client retries by itself if a connection is lost.
  expect(mine).toMatchObject({ status: "fulfilled", value: { status: 303 } })
  expect((await next).status).toBe(303)
  expect((await add(stranger)).status).toBe(303)
  expect((await sessionOf(shopper)).cart?.count).toBe(3)
})

function expectRefusal({ status, headers }: Answer): void {
  expect(status).toBe(503)
  expect(headers["retry-after"]).toBe("2")
  expect(headers["cache-control"]).toBe("private, no-store")
}
