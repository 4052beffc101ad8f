import { beforeAll, describe, expect, test } from "vitest"
import { GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { cartIdOf } from "../fixtures/cart-cookie.ts"
import { backendRoutes, type Route, storefrontPaths } from "../fixtures/every-route.ts"
import { buy } from "../fixtures/purchase.ts"
import { type RawAnswer, requestBytes } from "../fixtures/raw-request.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"

/** What holds for every route of both servers, whatever it does: new routes are read from the route tables. */

const CONCURRENCY = 8
const SERVER_ERROR = 500
const SHOWN = 100

const RUBBISH_IDS = [
  "x",
  "%00",
  "%zz",
  "..%2f..%2fx",
  "%22%27%3Cscript%3E",
  "a".repeat(3000),
  "order_01M8F0ETSS3AN2ECPN3D1RJ8H6",
]
const RUBBISH_QUERY = "?page=-1&limit=x&offset=1e400&q[]=%00&fields=**&order=nope&token=a.b.c&__proto__[a]=b"
const RUBBISH_BODIES = ["{", "[]", "null", '"x"', '{"__proto__":{"a":1}}']

const FORM = "application/x-www-form-urlencoded"
/** A type, and bodies of it. */
const RUBBISH_FORMS: readonly [string, ...string[]][] = [
  [FORM, "", "%zz=%00&=&intent", "intent[]=add&__proto__[a]=b"],
  ["multipart/form-data; boundary=x", "", "--x\r\nno part", "--y--"],
]
/** How pages of others send a request for which a browser asks no permission first. */
const FOREIGN: readonly Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example", "content-type": "text/plain" },
  { "sec-fetch-site": "same-site", origin: "http://other.localhost", "content-type": FORM },
  { origin: "null", "content-type": "multipart/form-data; boundary=x" },
  { origin: "https://evil.example" },
]

/** Each route gets another one, so that all of them are sent although no route gets all. */
const inTurn = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
const withId = (path: string, id: string) => path.replace(/:[^/]+|\*/g, () => id)
const rubbishAt = (path: string, index: number) => [
  withId(path, inTurn(RUBBISH_IDS, index)),
  withId(path, inTurn(RUBBISH_IDS, index + 1)) + RUBBISH_QUERY,
]

/** Returns all faults, so that one run names every route that has one. */
async function faultsOf<Item>(
  items: readonly Item[],
  check: (item: Item, index: number) => Promise<string[]>,
): Promise<string[]> {
  const [faults, rest] = [[] as string[], items.entries()]
  const sender = async () => {
    for (const [index, item] of rest) faults.push(...(await check(item, index)))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sender))
  return faults.sort()
}

/** Node states none for the body of a DELETE. */
const lengthOf = (body: string) => ({ "content-length": String(Buffer.byteLength(body)) })

const header = ({ headers }: RawAnswer, name: string) => String(headers[name] ?? "")
const isStored = (answer: RawAnswer) => !/\bno-store\b/.test(header(answer, "cache-control"))
const named = (call: string, { status }: RawAnswer, faults: Record<string, boolean>) =>
  Object.entries(faults)
    .filter(([, is]) => is)
    .map(([fault]) => `${fault}: ${call.slice(0, SHOWN)} (${status})`)

describe("the storefront", () => {
  let paths: string[]
  let cookie: string
  let handle: string
  let variantId: string
  let order: string
  beforeAll(async () => {
    paths = (await storefrontPaths()).map((path) => path.replace("/:locale?", "/hu"))
    expect(paths).toContain("/hu/order/:id/invoices/:invoiceId")
    const [{ email }, product] = [await newAccount(), await testProductOf("checkout")]
    ;({ handle, variantId } = product)
    const customer = new Shopper()
    await customer.postJson("/api/auth/login", { email, password: GOOD_PASSWORD })
    await customer.post("/hu/cart", { intent: "add", variant_id: variantId, quantity: "1" })
    expect(JSON.parse((await customer.send("/api/session")).text).cart.count).toBe(1)
    const { confirmation } = await buy(customer, "hu", [product], {
      delivery: "courier",
      payment: "bank_transfer",
    })
    order = confirmation.path.split("/").at(-1) ?? ""
    await customer.post("/hu/cart", { intent: "add", variant_id: variantId, quantity: "1" })
    cookie = customer.cookies.findHeader() ?? ""
  })

  /** The page that shows what a server error looks like. */
  const isErrorPage = (path: string) => /^\/hu\/error(\.data)?(\?|$)/.test(path)

  const faultsIn = (path: string, answer: RawAnswer) =>
    named(path, answer, {
      "server error": answer.status >= SERVER_ERROR && !isErrorPage(path),
      "type is guessed": header(answer, "x-content-type-options") !== "nosniff",
      "can be framed": header(answer, "x-frame-options") !== "DENY",
      "address goes to other sites": header(answer, "referrer-policy") !== "strict-origin-when-cross-origin",
      "window is shared": header(answer, "cross-origin-opener-policy") !== "same-origin",
      "no content security policy":
        header(answer, "content-type").startsWith("text/html") &&
        !header(answer, "content-security-policy").startsWith("default-src 'none'"),
      "cookie is stored": isStored(answer) && answer.headers["set-cookie"] !== undefined,
    })

  test("protects every answer, and what differs between visitors is stored nowhere", async () => {
    const accept = { accept: "text/html" }
    const found = [`/hu/product/${handle}`, "/hu/category/keramia", "/hu/impresszum"]
    const pages = [
      ...paths.filter((path) => path.startsWith("/hu/")).map((path) => withId(path, "x")),
      ...found,
    ]
    const asked = [...paths.flatMap(rubbishAt), ...found, ...pages.map((path) => `${path}.data`)]
    const faults = await faultsOf(asked, async (path) => {
      const theirs = await requestBytes(path, accept)
      const mine = await requestBytes(path, { ...accept, cookie })
      const isPersonal = mine.status !== theirs.status || !mine.bytes.equals(theirs.bytes)
      const isShared = isPersonal && (isStored(mine) || isStored(theirs))
      return [
        ...faultsIn(path, theirs),
        ...faultsIn(path, mine),
        ...named(path, mine, { "stored for others": isShared }),
      ]
    })
    expect(faults).toEqual([])
  })

  test("answers the ids of another customer like those of nobody", async () => {
    const owner = new Shopper()
    const { confirmation } = await buy(owner, "hu", [await testProductOf("checkout")], {
      delivery: "courier",
      payment: "bank_transfer",
    })
    const order = confirmation.path.split("/").at(-1) ?? ""
    expect(order).toMatch(/^order_/)
    await owner.post("/hu/cart", { intent: "add", variant_id: variantId, quantity: "1" })
    const ids = [order, cartIdOf(owner)]
    const calls = paths
      .filter((path) => path.includes(":"))
      .flatMap((path) =>
        ids.flatMap((id) => ["GET", "POST", "DELETE"].map((method) => ({ method, path, id }))),
      )
    const own = { origin: stack.shopUrl, cookie }
    const faults = await faultsOf(calls, async ({ method, path, id }) => {
      const type = path.startsWith("/api/") ? "application/json" : FORM
      const ask = async (asked: string) => {
        const sent = method === "POST" ? { method, body: "{}" } : { method }
        const headers = { ...own, ...(method === "POST" ? { "content-type": type } : {}) }
        const answer = await requestBytes(withId(path, asked), headers, stack.shopUrl, sent)
        return { answer, text: answer.bytes.toString().replaceAll(asked, "") }
      }
      const [theirs, nobodys] = [await ask(id), await ask(id.replace(/.{4}$/, "0000"))]
      const isKnown = theirs.answer.status !== nobodys.answer.status || theirs.text !== nobodys.text
      return named(`${method} ${path} ${id}`, theirs.answer, { "another's is known": isKnown })
    })
    expect(faults).toEqual([])
    expect((await owner.send(`/hu/order/${order}`)).status).toBe(200)
  })

  test("refuses rubbish in a form or a body without an error", async () => {
    const calls = paths.flatMap((path, index) =>
      ["POST", inTurn(["PUT", "PATCH", "DELETE"], index)].map((method) => ({ method, path })),
    )
    const faults = await faultsOf(calls, async ({ method, path }, index) => {
      const [type, ...bodies] = path.startsWith("/api/")
        ? ["application/json", "", ...RUBBISH_BODIES]
        : inTurn(RUBBISH_FORMS, Math.floor(index / 2))
      const faults: string[] = []
      for (const body of bodies) {
        const headers = { ...lengthOf(body), "content-type": type, origin: stack.shopUrl, cookie }
        const answer = await requestBytes(withId(path, order), headers, stack.shopUrl, { method, body })
        faults.push(...faultsIn(`${method} ${path} ${type} ${body}`, answer))
      }
      return faults
    })
    expect(faults).toEqual([])
  })

  /** Mail programs unsubscribe there by themselves (RFC 8058): the link's token is the permission. */
  const UNSUBSCRIBES = /\/(leiratkozas|unsubscribe)$/

  test("accepts no change from a page of another site, at any address", async () => {
    const calls = paths
      .filter((path) => !UNSUBSCRIBES.test(path))
      .flatMap((path) =>
        ["POST", "PUT", "PATCH", "DELETE"].map((method) => ({ method, path: withId(path, "x") })),
      )
    const faults = await faultsOf(calls, async ({ method, path }, index) => {
      const body = "intent=add"
      const headers = { ...inTurn(FOREIGN, index), ...lengthOf(body), cookie }
      const answer = await requestBytes(path, headers, stack.shopUrl, { method, body })
      const isAccepted = answer.status !== 403 || answer.headers["set-cookie"] !== undefined
      return [...faultsIn(path, answer), ...named(`${method} ${path}`, answer, { accepted: isAccepted })]
    })
    expect(faults).toEqual([])
  })
})

describe("the back end", () => {
  /** They answer when there is news. */
  const WAITS = /\/subscribe$|^\/catalogue\/changes$/
  const routes = backendRoutes().filter(({ path }) => !WAITS.test(path))
  const changes = routes.filter(({ method }) => method !== "GET")
  const reads = routes.filter(({ method }) => method === "GET").map(({ path }) => path)
  /** Which parts of Medusa are switched on: the page for signing in asks for it. */
  const PUBLIC = "/admin/feature-flags"
  const isOfStaff = ({ path }: Route) => path.startsWith("/admin/") && path !== PUBLIC

  const ask = (path: string, headers: Record<string, string>, method = "GET", body = "") =>
    requestBytes(path, { ...lengthOf(body), ...headers }, stack.backendUrl, { method, body })

  const faultsIn = (call: string, answer: RawAnswer) =>
    named(call, answer, {
      "server error": answer.status >= SERVER_ERROR,
      "type is guessed": header(answer, "x-content-type-options") !== "nosniff",
      "its software is named": answer.headers["x-powered-by"] !== undefined,
      stored: isStored(answer),
    })

  test("answers a path without a route as it answers an unknown record", async () => {
    const { headers } = await Administrator.signIn()
    for (const path of ["/", "/nothing", "/hooks/nothing", "/catalogue/no/thing", "/admin/nothing"])
      for (const method of ["GET", "POST", "DELETE"]) {
        const answer = await ask(path, headers, method)
        expect(faultsIn(`${method} ${path}`, answer)).toEqual([])
        expect([path, method, answer.status]).toEqual([path, method, 404])
        expect(JSON.parse(answer.bytes.toString())).toMatchObject({ type: "not_found" })
      }
    expect((await ask("/nothing", {}, "HEAD")).status).toBe(404)
  })

  test("answers nothing about the shop's business to strangers", async () => {
    const calls = routes.filter(isOfStaff)
    expect(calls).toContainEqual({ method: "GET", path: "/admin/invoices/:id/file" })
    const faults = await faultsOf(calls, async ({ method, path }) => {
      const answer = await ask(withId(path, "x"), {}, method)
      const call = `${method} ${path}`
      return [...faultsIn(call, answer), ...named(call, answer, { answered: answer.status !== 401 })]
    })
    expect(faults).toEqual([])
  })

  test("answers rubbish without an error, and nothing is stored", async () => {
    const { headers } = await Administrator.signIn()
    const signedIn = { ...headers, "x-publishable-api-key": stack.publishableKey }
    const asJson = { ...signedIn, "content-type": "application/json" }
    const asked = reads.map((path, index) =>
      inTurn(rubbishAt(path, index), Math.floor(index / RUBBISH_IDS.length)),
    )
    const readFaults = await faultsOf(asked, async (path) => faultsIn(path, await ask(path, signedIn)))
    const changeFaults = await faultsOf(changes, async ({ method, path }, index) => {
      const body = inTurn(RUBBISH_BODIES, index)
      return faultsIn(`${method} ${path} ${body}`, await ask(withId(path, "x"), asJson, method, body))
    })
    expect([...readFaults, ...changeFaults]).toEqual([])
  })

  test("accepts no change from a foreign page in the name of the staff", async () => {
    const { headers } = await Administrator.signIn()
    const begun = await ask("/auth/session", headers, "POST")
    const cookie = begun.headers["set-cookie"]?.[0]?.split(";")[0] ?? ""
    const faults = await faultsOf(changes.filter(isOfStaff), async ({ method, path }, index) => {
      const foreign = { ...inTurn(FOREIGN, index), cookie }
      const answer = await ask(withId(path, "x"), foreign, method, "email=a%40example.hu")
      return named(`${method} ${path}`, answer, { accepted: answer.status !== 403 })
    })
    expect(faults).toEqual([])
    expect((await ask("/admin/users/me", { cookie })).status).toBe(200)
  })
})
