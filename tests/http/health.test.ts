import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { BACKEND } from "../../tools/programs/project-paths.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"

const SOON = { timeout: 30_000, interval: 300 }

test("both report that they are alive, and that the shop can sell", async () => {
  const backend = new Shopper(stack.backendUrl)
  expect((await new Shopper().send("/livez")).status).toBe(200)
  expect((await backend.send("/health")).status).toBe(200)
  await expect.poll(async () => (await new Shopper().send("/healthz")).status, SOON).toBe(200)
  await expect.poll(async () => (await backend.send("/ready")).status, SOON).toBe(200)
  expect(JSON.parse((await backend.send("/ready")).text)).toEqual({
    status: "ok",
    database: true,
    migrations: true,
    index: true,
  })
})

test.each([
  ["Medusa's orders", "node_modules/@medusajs/order/dist/migrations"],
  ["this shop's mails", "src/modules/outgoing-mail/migrations"],
])("a database without a migration of %s is not ready", async (_, folder) => {
  const [file] = readdirSync(join(BACKEND, folder)).filter((name) => /\d{12}\w*\.(js|ts)$/.test(name))
  const name = (file ?? "").replace(/\.\w+$/, "")
  const rename = async (from: string, to: string) => {
    const renamed = "update mikro_orm_migrations set name = $2 where name = $1 returning id"
    expect(await sql(renamed, [from, to])).toHaveLength(1)
  }
  await rename(name, `not ${name}`)
  try {
    const answer = await new Shopper(stack.backendUrl).send("/ready")
    expect([answer.status, JSON.parse(answer.text).migrations]).toEqual([503, false])
  } finally {
    await rename(`not ${name}`, name)
  }
})

test("the back end accepts the storefront with the publishable key", async () => {
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
  "/ready",
  "/metrics",
  "/store",
  "/store/products",
  "/auth/user/emailpass",
  "/auth/customer/emailpass",
  "/outbox",
  "/hooks/payment/stripe",
])("nothing of the back end is served on the public port: %s", async (path) => {
  const shopper = new Shopper()
  const headers = { "x-publishable-api-key": stack.publishableKey }
  expect((await shopper.send(path, { headers })).status).toBe(404)
})

test("nobody can log in to the back end through the public port", async () => {
  const { adminEmail: email, adminPassword: password } = stack
  const asForm = await new Shopper().post("/auth/user/emailpass", { email, password })
  expect(asForm.status).toBe(405)
  const asJson = await new Shopper().postJson("/auth/user/emailpass", { email, password })
  expect(asJson.status).toBeGreaterThanOrEqual(400)
  expect(asForm.text + asJson.text).not.toContain('"token"')
})
