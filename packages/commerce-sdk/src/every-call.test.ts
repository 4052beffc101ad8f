import { describe, expect, it } from "vitest"
import { bind, type EndpointGroup } from "./core/bind.ts"
import { type AnyEndpoint, Endpoint } from "./core/endpoint.ts"
import { paramsOf } from "./core/path.ts"
import { SDK_RETRY } from "./core/retry-policy.ts"
import { createSender } from "./core/sender.ts"
import { memoryTokens } from "./core/token-store.ts"
import * as admin from "./entries/admin.ts"
import { HttpError } from "./errors/http-error.ts"
import * as shopAdmin from "./shop-admin.ts"
import { store } from "./store/store-calls.ts"
import { fakeClock } from "./test-kit/fake-clock.ts"
import { json, startLocalServer } from "./test-kit/local-server.ts"
import { ADMIN_SDK, AUTH_FAMILY, COMMERCE_API, OUR_OWN, STORE_SDK } from "./test-kit/specified-calls.ts"

interface Named {
  name: string
  endpoint: AnyEndpoint
}

const flatten = (group: EndpointGroup, prefix = ""): Named[] =>
  Object.entries(group).flatMap(([name, part]) =>
    part instanceof Endpoint
      ? [{ name: `${prefix}${name}`, endpoint: part }]
      : flatten(part, `${prefix}${name}.`),
  )

const CALLS = [...flatten(store), ...flatten(admin, "admin."), ...flatten(shopAdmin, "shopAdmin.")]

/** Names of parameters do not matter: "POST /store/carts/{}/complete". */
const signature = (line: string) => line.replace(/\{[^}]*\}/g, "{}")

const lines = (text: string) => text.split("\n").filter((line) => line !== "")

const signatureOf = ({ endpoint: { settings } }: Named) =>
  signature(`${settings.method} ${settings.path}${settings.body === "none" ? "" : ` ${settings.body}`}`)

const KNOWN = new Set(CALLS.map(signatureOf))

describe("the client has every specified call", () => {
  it.each([
    ["the commerce API", COMMERCE_API],
    ["the store SDK", STORE_SDK],
    ["the auth family", AUTH_FAMILY],
    ["the admin SDK", ADMIN_SDK],
    ["our own", OUR_OWN],
  ])("of %s", (_, specified) => {
    expect(lines(specified).filter((line) => !KNOWN.has(signature(line)))).toEqual([])
  })

  it("and none that is not specified", () => {
    const specified = new Set(
      [COMMERCE_API, STORE_SDK, AUTH_FAMILY, ADMIN_SDK, OUR_OWN].flatMap(lines).map(signature),
    )
    expect(CALLS.filter((call) => !specified.has(signatureOf(call))).map(({ name }) => name)).toEqual([])
  })
})

/** The path parameters of a call: none, a single value, or several by name. */
function placeArguments(path: string): unknown[] {
  const values = paramsOf(path).map((name, index) => [name, `it/em ${index}`])
  if (values.length < 2) return values.map(([, value]) => value)
  return [Object.fromEntries(values)]
}

const bodyOf = (endpoint: AnyEndpoint): unknown[] => {
  if (endpoint.settings.body === "none") return []
  if (endpoint.settings.body === "json") return [{ note: "köszönöm", amount: 4900 }]
  const form = new FormData()
  form.append("files", new Blob(["a"]), "a.csv")
  return [form]
}

describe("each call sends what it says", () => {
  it.each(CALLS)("$name", async ({ endpoint }) => {
    const server = await startLocalServer(json({ message: "enough" }, 418))
    const send = createSender({
      baseUrl: server.url,
      publishableKey: "pk_1",
      locale: "hu-HU",
      token: undefined,
      tokens: memoryTokens(),
      cookies: null,
      apiKey: undefined,
      shopper: undefined,
      relativePictures: false,
      fetch,
      retry: SDK_RETRY,
      readTimeoutMs: 5_000,
      writeTimeoutMs: 5_000,
      clock: fakeClock(),
    })
    const { method, path, body } = endpoint.settings
    const { call } = bind({ call: endpoint }, send) as { call: (...args: unknown[]) => Promise<unknown> }
    const sent = call(...placeArguments(path), ...bodyOf(endpoint), { query: { fields: "id" } })
    await expect(sent).rejects.toBeInstanceOf(HttpError)

    const [request] = server.seen
    let index = 0
    expect(request?.method).toBe(method)
    expect(request?.url).toBe(`${path.replace(/\{[^}]*\}/g, () => `it%2Fem%20${index++}`)}?fields=id`)
    expect(request?.headers["x-publishable-api-key"]).toBe("pk_1")
    if (body === "json") expect(JSON.parse(request?.body ?? "")).toEqual({ note: "köszönöm", amount: 4900 })
    if (body === "none") expect(request?.body).toBe("")
    if (body === "form") expect(request?.body).toContain('filename="a.csv"')
  })
})

describe("what may be repeated when its answer is lost", () => {
  const repeated = (group: EndpointGroup) =>
    flatten(group)
      .filter(({ endpoint: { settings } }) => settings.method === "POST" && settings.repeat === "always")
      .map(({ name }) => name)

  it("is, in the shop, only what sets, reads, or is known to happen once", () => {
    expect(repeated(store).sort()).toEqual([
      "account.accessToken",
      "account.claimOrders",
      "account.mergeCart",
      "account.renamePasskey",
      "account.saveWishlist",
      "account.setNewsletter",
      "account.signOut",
      "account.updateProfile",
      "addresses.update",
      "auth.createSession",
      "auth.refresh",
      "auth.signIn",
      "cartReminders.lookUp",
      "carts.addDiscount",
      "carts.cancelPayment",
      "carts.changed",
      "carts.checkout",
      "carts.complete",
      "carts.completePayment",
      "carts.create",
      "carts.placeOrder",
      "carts.replaceKey",
      "carts.setCustomer",
      "carts.update",
      "complaints.create",
      "contactMessages.create",
      "customers.create",
      "customers.update",
      "lineItems.create",
      "lineItems.update",
      "newsletter.confirm",
      "newsletter.lookUp",
      "newsletter.signUp",
      "newsletter.unsubscribe",
      "orderLinks.ask",
      "orderLinks.lookUp",
      "orders.changePickupPoint",
      "pageCounts.report",
      "payment.createCollection",
      "payment.createSession",
      "products.search",
      "restockNotices.ask",
      "restockNotices.confirm",
      "restockNotices.lookUp",
      "reviews.refuseRequests",
      "reviews.remove",
      "reviews.write",
      "shipping.addMethod",
      "shipping.calculate",
      "storeAuth.authenticate",
      "storeAuth.token",
      "withdrawals.create",
    ])
  })

  it("is, in the admin, only what sets fields or links: never money, items or mails", () => {
    const names = repeated(admin).map((name) => name.split(".").at(-1))
    expect(names.filter((name) => !name?.startsWith("update"))).toEqual([])
  })
})
