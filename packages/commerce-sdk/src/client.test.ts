import { describe, expect, expectTypeOf, it } from "vitest"
import { type CommerceClient, createCommerceClient } from "./client.ts"
import { json, startLocalServer } from "./test-kit/local-server.ts"
import { sampleCart } from "./test-kit/sample-answers.ts"
import type { CartAnswer } from "./types/cart.ts"

describe("a client", () => {
  it("binds a group once, when it is first used", () => {
    const client = createCommerceClient({ baseUrl: "http://127.0.0.1" })
    expect(client.carts).toBe(client.carts)
    expect(Object.keys(client)).toContain("admin")
  })

  it("takes a base with a path and a slash at the end", async () => {
    const server = await startLocalServer(json({ cart: sampleCart }))
    await createCommerceClient({ baseUrl: `${server.url}/api//` }).carts.retrieve("cart_1")
    expect(server.seen[0]?.url).toBe("/api/store/carts/cart_1")
  })

  it("has no publishable key, language or token when none is given", async () => {
    const server = await startLocalServer(json({ cart: sampleCart }))
    await createCommerceClient({ baseUrl: server.url }).carts.retrieve("cart_1")
    const { headers } = server.seen[0] ?? { headers: {} }
    for (const name of ["x-publishable-api-key", "x-medusa-locale", "authorization", "cookie"]) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it("is typed by the calls' own definitions", () => {
    expectTypeOf<CommerceClient["carts"]["retrieve"]>().returns.resolves.toEqualTypeOf<CartAnswer>()
    expectTypeOf<Parameters<CommerceClient["lineItems"]["update"]>["length"]>().toEqualTypeOf<3 | 4>()
    expectTypeOf<Parameters<CommerceClient["carts"]["retrieve"]>["length"]>().toEqualTypeOf<1 | 2>()
    // A query with a required part makes the options required.
    expectTypeOf<Parameters<CommerceClient["shipping"]["list"]>["length"]>().toEqualTypeOf<1>()
  })
})
