import { expect, test } from "vitest"
import { FaultProxy } from "../fixtures/fault-proxy.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const SHOPPERS = 500

test("five hundred simultaneous shoppers on one page cause one call to the back end", async () => {
  const { handle } = await testProductOf("reading")
  const proxy = await FaultProxy.open()
  const shop = await openStorefront({ BACKEND_URL: proxy.url })
  try {
    for (const [path, call] of [
      ["/hu/category/keramia", "GET /catalogue/products"],
      [`/en/product/${handle}`, `GET /catalogue/products/${handle}`],
    ] as const) {
      proxy.calls.length = 0
      const answers = await Promise.all(
        Array.from({ length: SHOPPERS }, () => new Shopper(shop.url).send(path)),
      )
      expect(new Set(answers.map(({ status, text }) => `${status} ${text.length}`)).size).toBe(1)
      expect(answers[0]?.status).toBe(200)
      expect(proxy.calls.filter((made) => made === call)).toHaveLength(1)
    }
  } finally {
    await shop.stop()
    await proxy.close()
  }
})
