import { describe, expect, it } from "vitest"
import type { CommerceClientOptions } from "../client.ts"
import { createCommerceClient } from "../commerce-client.ts"
import { CancelledError } from "../errors/cancelled-error.ts"
import { HttpError } from "../errors/http-error.ts"
import { NetworkError } from "../errors/network-error.ts"
import { ParseError } from "../errors/parse-error.ts"
import { TimeoutError } from "../errors/timeout-error.ts"
import { fakeClock } from "../test-kit/fake-clock.ts"
import {
  type Answer,
  breakOff,
  json,
  silence,
  startLocalServer,
  unusedUrl,
} from "../test-kit/local-server.ts"
import { sampleCart } from "../test-kit/sample-answers.ts"
import { cookieJar } from "./cookie-jar.ts"

const CART = json({ cart: sampleCart })
const FAILURE = json({ type: "unknown_error", message: "An unknown error occurred." }, 500)

async function set(answers: Answer[], options: Partial<CommerceClientOptions> = {}) {
  const server = await startLocalServer(...answers)
  const clock = fakeClock()
  const client = createCommerceClient({ baseUrl: server.url, publishableKey: "pk_1", clock, ...options })
  return { server, clock, client }
}

const failure = async (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("the call succeeded"),
    (error: unknown) => error,
  )

describe("what is sent", () => {
  it("names the shop, the language and the customer", async () => {
    const { server, client } = await set([CART], { locale: "hu-HU", token: "t0ken" })
    await client.carts.retrieve("cart_1", { query: { fields: "id,*items" } })
    expect(server.seen[0]).toMatchObject({
      method: "GET",
      url: "/store/carts/cart_1?fields=id%2C*items",
      body: "",
      headers: {
        accept: "application/json",
        "x-publishable-api-key": "pk_1",
        "accept-language": "hu-HU",
        "x-medusa-locale": "hu-HU",
        authorization: "Bearer t0ken",
      },
    })
    expect(server.seen[0]?.headers).not.toHaveProperty("idempotency-key")
    expect(server.seen[0]?.headers).not.toHaveProperty("content-type")
  })

  it("lets one call have its own language and token", async () => {
    const { server, client } = await set([CART], { locale: "hu-HU", token: "t0ken" })
    await client.carts.retrieve("cart_1", { locale: "en-US", token: "other" })
    expect(server.seen[0]?.headers).toMatchObject({
      "accept-language": "en-US",
      authorization: "Bearer other",
    })
  })

  it.each([
    [{ token: "a", apiKey: "sk_1" }, { authorization: "Bearer a" }],
    [{ cookies: cookieJar("connect.sid=1") }, { cookie: "connect.sid=1" }],
    [{ apiKey: "sk_1" }, { authorization: "Basic c2tfMTo=" }],
  ])("sends the admin its credentials: %#", async (options, headers) => {
    const { server, client } = await set([json({ user: { id: "user_1" } })], options)
    await client.admin.users.me()
    expect(server.seen[0]?.headers).toMatchObject(headers)
  })

  it("keeps two clients apart", async () => {
    const server = await startLocalServer(CART)
    const clients = ["a", "b"].map((token) => createCommerceClient({ baseUrl: `${server.url}/`, token }))
    await Promise.all(clients.map((client) => client.carts.retrieve("cart_1")))
    expect(server.seen.map(({ headers }) => headers.authorization).sort()).toEqual(["Bearer a", "Bearer b"])
  })

  it("sends a form with its files as it is", async () => {
    const { server, client } = await set([json({ files: [{ id: "f", url: "/f" }] })])
    const form = new FormData()
    form.append("files", new Blob(["bögre"], { type: "text/plain" }), "a.txt")
    await client.admin.uploads.create(form)
    expect(server.seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/)
    expect(server.seen[0]?.body).toContain('name="files"; filename="a.txt"')
  })

  it("refuses an id that would address something else, without a request", async () => {
    const { server, client } = await set([CART])
    expect(await failure(client.carts.retrieve(".."))).toBeInstanceOf(TypeError)
    expect(server.seen).toEqual([])
  })
})

describe("what is made of answers", () => {
  it("gives the body of a good one, nothing for an empty one", async () => {
    const { client } = await set([CART, (response) => response.writeHead(201).end()])
    expect(await client.carts.retrieve("cart_1")).toEqual({ cart: sampleCart })
    expect(
      await client.auth.resetPassword({ actor: "customer", provider: "emailpass" }, { identifier: "a@b.hu" }),
    ).toBeUndefined()
  })

  it.each([300, 302, 400, 401, 404, 422])("raises a %i with the server's message", async (status) => {
    const body = { type: "not_found", code: "c", message: "Cart with id 'x' not found" }
    const { server, client } = await set([json(body, status, { location: "/health" })])
    const error = await failure(client.carts.retrieve("x"))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      name: "HttpError",
      status,
      method: "GET",
      path: "/store/carts/x",
      ...body,
      body,
    })
    expect(server.seen).toHaveLength(1)
  })

  it("raises the status text where there is no message", async () => {
    const { client } = await set([(response) => response.writeHead(404, "Nincs").end("<html>")])
    expect(await failure(client.regions.list())).toMatchObject({
      message: "Nincs",
      type: null,
      body: "<html>",
    })
  })

  it.each([
    ["a page instead of JSON", (response) => response.end("<html>"), "the body is not JSON"],
    ["another thing", json({ product: {} }), "cart is not an object"],
    ["an amount as text", json({ cart: { ...sampleCart, total: "9800" } }), "cart.total is not a number"],
  ] satisfies [string, Answer, string][])(
    "refuses %s, and does not ask again",
    async (_, answer, problem) => {
      const { server, client } = await set([answer])
      const error = await failure(client.carts.retrieve("cart_1"))
      expect(error).toBeInstanceOf(ParseError)
      expect(error).toMatchObject({ problem })
      expect(server.seen).toHaveLength(1)
    },
  )
})

describe("retries", () => {
  it("asks again with growing pauses, three times at most", async () => {
    const { server, clock, client } = await set([FAILURE])
    expect(await failure(client.carts.retrieve("cart_1"))).toMatchObject({ status: 500 })
    expect(server.seen).toHaveLength(4)
    expect(clock.waits).toEqual([100, 200, 400])
  })

  it("is content with the first good answer", async () => {
    const { server, client } = await set([FAILURE, json({}, 409), breakOff, CART])
    expect(await client.carts.retrieve("cart_1")).toEqual({ cart: sampleCart })
    expect(server.seen).toHaveLength(4)
  })

  it("waits as long as the server asks", async () => {
    const { clock, client } = await set([json({}, 503, { "retry-after": "2" }), CART])
    await client.carts.retrieve("cart_1")
    expect(clock.waits).toEqual([2_000])
  })

  it("asks for a token three times in all, further apart", async () => {
    const { server, clock, client } = await set([FAILURE])
    expect(await failure(client.auth.refresh())).toBeInstanceOf(HttpError)
    expect(server.seen).toHaveLength(3)
    expect(clock.waits).toEqual([200, 400])
  })

  it("gives up at once when the wait would outlast the call", async () => {
    const { server, client } = await set([json({}, 503, { "retry-after": "10" })])
    expect(await failure(client.carts.retrieve("cart_1"))).toMatchObject({
      status: 503,
      retryAfterMs: 10_000,
    })
    expect(server.seen).toHaveLength(1)
  })

  it("repeats a POST that may be done twice under one key", async () => {
    const { server, client } = await set([FAILURE, breakOff, CART])
    await client.carts.update("cart_1", { locale: "hu" })
    const keys = server.seen.map(({ headers }) => headers["idempotency-key"])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(server.seen.map(({ body }) => body)).toEqual(Array(3).fill('{"locale":"hu"}'))
  })

  it("takes another key for another call, and the caller's own", async () => {
    const { server, client } = await set([CART])
    await client.carts.update("cart_1", {})
    await client.carts.update("cart_1", {})
    await client.carts.update("cart_1", {}, { idempotencyKey: "mine" })
    const keys = server.seen.map(({ headers }) => headers["idempotency-key"])
    expect(new Set(keys).size).toBe(3)
    expect(keys[2]).toBe("mine")
  })

  it.each([
    ["failed", FAILURE, HttpError],
    ["broke", breakOff, NetworkError],
  ])("never asks for a return twice: the answer %s", async (_, answer, kind) => {
    const { server, client } = await set([answer])
    const wish = { order_id: "order_1", items: [], return_shipping: { option_id: "so_1" } }
    expect(await failure(client.returns.create(wish))).toBeInstanceOf(kind)
    expect(server.seen).toHaveLength(1)
  })

  it("adds to the cart again when the answer broke: the back end knows the key", async () => {
    const { server, client } = await set([breakOff, CART])
    await client.lineItems.create("cart_1", { variant_id: "v", quantity: 1 })
    expect(server.seen).toHaveLength(2)
    expect(new Set(server.seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
  })

  it("asks no more when nobody knows how the first call with the key ended", async () => {
    const unknown = json({ type: "conflict", code: "call_in_progress", message: "look first" }, 409)
    const { server, client } = await set([unknown])
    await expect(client.lineItems.create("cart_1", { variant_id: "v", quantity: 1 })).rejects.toThrow("look")
    expect(server.seen).toHaveLength(1)
  })

  it("adds to the cart again when the back end refused, under the same key", async () => {
    const { server, client } = await set([json({}, 409), CART])
    await client.lineItems.create("cart_1", { variant_id: "v", quantity: 1 })
    expect(new Set(server.seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
  })

  it("adds to the cart again when the back end was never reached", async () => {
    const { server } = await set([CART])
    let tries = 0
    const unreachableOnce: typeof fetch = (...args) => {
      tries++
      const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" })
      return tries === 1 ? Promise.reject(new TypeError("fetch failed", { cause })) : fetch(...args)
    }
    const client = createCommerceClient({ baseUrl: server.url, fetch: unreachableOnce, clock: fakeClock() })
    await client.lineItems.create("cart_1", { variant_id: "v", quantity: 1 })
    expect(server.seen).toHaveLength(1)
  })

  it("tells that nobody listens", async () => {
    const client = createCommerceClient({ baseUrl: await unusedUrl(), clock: fakeClock() })
    expect(await failure(client.regions.list())).toMatchObject({ name: "NetworkError", unsent: true })
  })

  it("can be told to try less", async () => {
    const { server, client } = await set([FAILURE], { retry: { retries: 0 } })
    await failure(client.carts.retrieve("cart_1"))
    expect(server.seen).toHaveLength(1)
  })
})

describe("the end of a call", () => {
  it("is its time limit, also when the body never ends", async () => {
    const halfBody: Answer = (response) => response.writeHead(200).write('{"cart":')
    const { client } = await set([silence, halfBody])
    for (const _ of [1, 2]) {
      const error = await failure(client.carts.retrieve("cart_1", { timeoutMs: 30 }))
      expect(error).toBeInstanceOf(TimeoutError)
      expect(error).toMatchObject({ timeoutMs: 30, path: "/store/carts/cart_1" })
    }
  })

  it("does not repeat what timed out", async () => {
    const { server, clock, client } = await set([silence], { timeouts: { readMs: 30 } })
    expect(await failure(client.carts.retrieve("cart_1"))).toBeInstanceOf(TimeoutError)
    expect(clock.waits).toEqual([])
    // On a busy machine the time is over before the server has even looked.
    expect(server.seen.length).toBeLessThanOrEqual(1)
  })

  it("comes when the caller goes away, before, while asking and while waiting", async () => {
    const reason = new Error("the browser left")
    const controller = new AbortController()
    const { server, client } = await set([() => controller.abort(reason)])
    const leaving = failure(client.carts.retrieve("cart_1", { signal: controller.signal }))
    expect(await leaving).toMatchObject({ name: "CancelledError", cause: reason })

    expect(await failure(client.carts.retrieve("cart_1", { signal: AbortSignal.abort() }))).toBeInstanceOf(
      CancelledError,
    )
    expect(server.seen).toHaveLength(1)

    const later = new AbortController()
    const waiting = await set([FAILURE], {
      clock: {
        ...fakeClock(),
        wait: async (_, signal) => {
          later.abort(reason)
          signal.throwIfAborted()
        },
      },
    })
    const call = failure(waiting.client.carts.retrieve("cart_1", { signal: later.signal }))
    expect(await call).toBeInstanceOf(CancelledError)
  })

  it("notices a body that breaks off", async () => {
    const broken: Answer = (response) => {
      response.writeHead(200, { "content-length": "100" })
      response.write('{"cart":')
      response.destroy()
    }
    const { client } = await set([broken], { retry: { retries: 0, noResponseRetries: 0 } })
    expect(await failure(client.carts.retrieve("cart_1"))).toBeInstanceOf(NetworkError)
  })
})
