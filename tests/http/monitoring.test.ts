import { readFileSync } from "node:fs"
import { join } from "node:path"
import { REQUEST_ID_HEADER } from "@porteka/shop/request-id"
import { expect, onTestFinished, test } from "vitest"
import { callAccount, newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { buy, type Choice } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductsOf } from "../fixtures/test-products.ts"
import { openCollector } from "../fixtures/trace-collector.ts"

const SOON = { timeout: 30_000, interval: 300 }
const CHOICE: Choice = { delivery: "courier", payment: "bank_transfer" }

const readLog = (name: "storefront" | "backend") =>
  readFileSync(join(stack.logsFolder, `${name}.log`), "utf8")

/** The log line at the start of a request. */
const lineOf = (log: string, request: string) => {
  const line = log.split("\n").find((text) => text.includes(request))
  return line === undefined ? undefined : JSON.parse(line)
}

test("one request id is in storefront, back end and both logs", async () => {
  const answer = await new Shopper().send(`/hu/search?q=${Date.now()}`)
  const request = answer.headers[REQUEST_ID_HEADER] ?? ""
  expect(request).toMatch(/^[\w-]{36}$/)
  await expect
    .poll(() => lineOf(readLog("storefront"), request), SOON)
    .toMatchObject({
      request,
      method: "GET",
      path: "/hu/search",
      route: "/search",
      status: 200,
    })
  await expect.poll(() => lineOf(readLog("backend"), request), SOON).toMatchObject({ level: "http", request })
})

test("a trace connects the request with the calls it makes, and contains nothing about the visitor", async () => {
  const collector = await openCollector()
  onTestFinished(collector.close)
  const storefront = await openStorefront({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  onTestFinished(storefront.stop)
  const word = `kancso${Date.now()}`
  const answer = await new Shopper(storefront.url).send(`/hu/search?q=${word}&email=anna@example.hu`)
  const request = answer.headers[REQUEST_ID_HEADER]
  await expect
    .poll(
      () => collector.spans().find(({ attributes }) => attributes["porteka.request_id"] === request),
      SOON,
    )
    .toMatchObject({ name: "GET /search", attributes: { "http.response.status_code": "200" } })
  const { traceId, spanId } = collector
    .spans()
    .find(({ attributes }) => attributes["porteka.request_id"] === request) ?? { traceId: "", spanId: "" }
  const calls = () =>
    collector.spans().filter((span) => span.traceId === traceId && span.parentSpanId === spanId)
  await expect.poll(() => calls().map(({ name }) => name), SOON).toContain("GET /catalogue/products")
  expect(collector.received()).not.toMatch(new RegExp(`${word}|anna|cookie`, "i"))
})

test("the id of a trusted proxy is kept, a stranger's is not", async () => {
  const behindProxy = await openStorefront({ TRUST_PROXY: "127.0.0.1" })
  onTestFinished(behindProxy.stop)
  const headers = { [REQUEST_ID_HEADER]: "id-of-the-proxy" }
  const idFrom = async (url: string) =>
    (await new Shopper(url).send("/livez", { headers })).headers[REQUEST_ID_HEADER]
  expect(await idFrom(behindProxy.url)).toBe("id-of-the-proxy")
  expect(await idFrom(stack.shopUrl)).not.toBe("id-of-the-proxy")
})

test("metrics report pages, carts, orders, e-mails and the feed", async () => {
  const [product] = await testProductsOf("checkout")
  if (!product) throw new Error("There is nothing to buy.")
  const { confirmation } = await buy(new Shopper(), "hu", [product], CHOICE)
  expect(confirmation.path).toMatch(/order_/)
  const [storefront, backend] = await Promise.all(
    stack.metricsUrls.map(async (url) => (await fetch(url)).text()),
  )
  for (const name of [
    "porteka_http_requests_total{",
    "porteka_http_request_seconds_bucket{",
    'porteka_page_cache_total{result="render"}',
    "porteka_page_render_seconds_count",
    "porteka_feed_answered_timestamp_seconds",
    "porteka_feed_cursor",
    "nodejs_eventloop_lag_p99_seconds",
  ])
    expect(storefront, name).toContain(name)
  for (const name of [
    'porteka_backend_requests_total{route="/store/carts',
    'porteka_order_answers_total{outcome="ordered"}',
    'porteka_mails{state="pending"}',
    "porteka_mail_oldest_seconds",
    "porteka_feed_newest_cursor",
    "nodejs_eventloop_lag_p99_seconds",
  ])
    expect(backend, name).toContain(name)
})

test("logs contain no personal data and no secrets", async () => {
  const admin = await Administrator.signIn()
  const { email, password, access_token, session_token } = await newAccount()
  await callAccount("/sign-in", { body: { email, password: `${password} not`, locale: "hu" } })
  const { person } = await buy(new Shopper(), "hu", (await testProductsOf("checkout")).slice(0, 1), CHOICE)
  await admin.get(`/orders?q=${encodeURIComponent(person.email)}`)
  const end = await new Shopper().send(`/hu/search?q=${encodeURIComponent(`${email} ${person.phone}`)}`)
  const request = end.headers[REQUEST_ID_HEADER] ?? "?"
  await expect.poll(() => lineOf(readLog("backend"), request), SOON).toBeDefined()
  const logs = readLog("storefront") + readLog("backend")
  const secrets = [
    email,
    person.email,
    person.phone,
    password,
    access_token,
    session_token,
    person.address_1,
    stack.adminPassword,
    stack.publishableKey,
    stack.cardApiKey,
    stack.cardWebhookSecret,
    stack.databaseUrl,
    ...Object.values(admin.headers),
  ]
  for (const secret of secrets) {
    expect(logs.includes(secret), `a log tells ${secret}`).toBe(false)
    expect(logs.includes(encodeURIComponent(secret)), `a log tells ${secret}, encoded`).toBe(false)
  }
})
