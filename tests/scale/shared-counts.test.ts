// @module-tag scale
import { expect, test } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"

const REQUESTS = 6

test("the requests of a client are counted by both storefronts together", async () => {
  const shopper = new Shopper()
  const left: number[] = []
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const { headers } = await shopper.post("/hu/cart", { intent: "nonsense" })
    left.push(Number(headers["x-ratelimit-remaining"]))
  }
  const [first = Number.NaN] = left
  expect(left, "dealt to the two in turn").toEqual(left.map((_, sent) => first - sent))
})
