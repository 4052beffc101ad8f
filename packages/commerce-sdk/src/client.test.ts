import { describe, expect, expectTypeOf, it } from "vitest"
import { createClient } from "./client.ts"
import { type CommerceClient, createCommerceClient } from "./commerce-client.ts"
import { post } from "./core/endpoint.ts"
import { carts } from "./store/carts-calls.ts"
import { fakeClock } from "./test-kit/fake-clock.ts"
import { json, startLocalServer } from "./test-kit/local-server.ts"
import { sampleCart } from "./test-kit/sample-answers.ts"
import type { CartAnswer } from "./types/cart-types.ts"

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
    expectTypeOf<Parameters<CommerceClient["lineItems"]["update"]>["length"]>().toEqualTypeOf<2 | 3>()
    expectTypeOf<Parameters<CommerceClient["carts"]["retrieve"]>["length"]>().toEqualTypeOf<1 | 2>()
    expectTypeOf<Parameters<CommerceClient["lineItems"]["update"]>[0]>().toEqualTypeOf<{
      id: string
      line_id: string
    }>()
    // A query with a required part makes the options required.
    expectTypeOf<Parameters<CommerceClient["shipping"]["list"]>["length"]>().toEqualTypeOf<1>()
  })
})

describe("a client of a few groups", () => {
  it("has those, and nothing else", async () => {
    const server = await startLocalServer(json({ cart: sampleCart }))
    const client = createClient({ baseUrl: server.url }, { carts })
    expect((await client.carts.retrieve("cart_1")).cart.id).toBe("cart_1")
    expect(client).not.toHaveProperty("admin")
  })

  it("takes calls of one's own, typed as ours are", async () => {
    const server = await startLocalServer(json({ review: { stars: 5 } }))
    const reviews = {
      create: post("/store/products/{id}/reviews/{lang}")
        .takes<{ stars: number }>()
        .gives<{ review: { stars: number } }>(),
    }
    const client = createClient({ baseUrl: server.url }, { reviews })
    const { review } = await client.reviews.create({ id: "prod_1", lang: "hu" }, { stars: 5 })
    expect(review.stars).toBe(5)
    expect(server.seen[0]).toMatchObject({ url: "/store/products/prod_1/reviews/hu", body: '{"stars":5}' })
  })

  it("lets fetch be called as nobody's method, as browsers ask", async () => {
    const fetchOfBrowsers = async function (this: unknown) {
      if (this !== undefined) throw new TypeError("Illegal invocation")
      return Response.json({ cart: sampleCart })
    } as typeof fetch
    const client = createClient({ baseUrl: "http://localhost", fetch: fetchOfBrowsers }, { carts })
    await expect(client.carts.retrieve("cart_1")).resolves.toBeDefined()
  })
})

describe("call", () => {
  it("reaches any route with the client's headers", async () => {
    const server = await startLocalServer(json({ thing: { id: "t" } }))
    const client = createClient({ baseUrl: server.url, token: "a", publishableKey: "pk_1" }, {})
    const answer = await client.call<{ thing: { id: string } }>("POST", "/store/things/{id}", {
      params: { id: "a/b" },
      body: { name: "Ú" },
      query: { fields: "id" },
    })
    expect(answer.thing.id).toBe("t")
    expect(server.seen[0]).toMatchObject({
      method: "POST",
      url: "/store/things/a%2Fb?fields=id",
      body: '{"name":"Ú"}',
      headers: { authorization: "Bearer a", "x-publishable-api-key": "pk_1" },
    })
  })

  it("sends forms, and refuses a parameter without a value", async () => {
    const server = await startLocalServer(json({}))
    const { call } = createClient({ baseUrl: server.url }, {})
    const form = new FormData()
    form.append("file", new Blob(["a"]), "a.csv")
    await call("POST", "/admin/things", { body: form })
    expect(server.seen[0]?.body).toContain('filename="a.csv"')
    await expect(call("GET", "/store/things/{id}")).rejects.toBeInstanceOf(TypeError)
  })

  it("repeats what reads, and other calls only when they are said to be repeatable", async () => {
    const failing = json({ message: "no" }, 500)
    const tried = async (method: "GET" | "POST", options: { repeatable?: boolean } = {}) => {
      const server = await startLocalServer(failing)
      const { call } = createClient({ baseUrl: server.url, clock: fakeClock() }, {})
      await expect(call(method, "/store/things", options)).rejects.toMatchObject({ status: 500 })
      return server.seen.length
    }
    expect([await tried("GET"), await tried("POST"), await tried("POST", { repeatable: true })]).toEqual([
      4, 1, 4,
    ])
  })
})
