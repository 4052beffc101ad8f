import { expect, test } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"

test("the storefront says that it is well", async () => {
  expect((await new Shopper().send("/healthz")).status).toBe(200)
})

test("the back end says that it is well", async () => {
  expect((await new Shopper(stack.backendUrl).send("/health")).status).toBe(200)
})

test("the back end lets the storefront in with the publishable key", async () => {
  const answer = await new Shopper(stack.backendUrl).send("/store/regions", {
    headers: { "x-publishable-api-key": stack.publishableKey },
  })
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.text).regions).toMatchObject([{ currency_code: "huf" }])
})

test.each([
  "/admin",
  "/admin/products",
  "/app",
  "/store",
  "/store/products",
  "/auth/user/emailpass",
  "/auth/customer/emailpass",
  "/outbox",
  "/hooks/payment/stripe",
])("nothing of the back end answers on the public port: %s", async (path) => {
  const shopper = new Shopper()
  const headers = { "x-publishable-api-key": stack.publishableKey }
  expect((await shopper.send(path, { headers })).status).toBe(404)
})

test("nobody signs in to the back end through the public port", async () => {
  const { adminEmail: email, adminPassword: password } = stack
  const asForm = await new Shopper().post("/auth/user/emailpass", { email, password })
  expect(asForm.status).toBe(405)
  const asJson = await new Shopper().postJson("/auth/user/emailpass", { email, password })
  expect(asJson.status).toBeGreaterThanOrEqual(400)
  expect(asForm.text + asJson.text).not.toContain('"token"')
})
