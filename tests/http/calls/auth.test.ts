import { cookieJar, memoryTokens } from "@porteka/commerce-sdk"
import { login, logout } from "@porteka/commerce-sdk/auth"
import { beforeAll, describe, expect, test } from "vitest"
import { codeFor, freshEmail } from "../../fixtures/account.ts"
import { refusalOf } from "../../fixtures/commerce.ts"
import { stack } from "../../fixtures/stack.ts"
import { proveCalls, provingAdmin, provingClient } from "./proving-client.ts"

proveCalls(import.meta.filename)

const guest = provingClient()
const CUSTOMER = { actor: "customer", provider: "emailpass" }
const STAFF = { email: stack.adminEmail, password: stack.adminPassword }
const email = freshEmail("belepo")
const password = "egy-hosszu-jelszo"
const next = "egy-masik-hosszu-jelszo"

describe("a customer with Medusa's auth routes", () => {
  let token: string

  beforeAll(async () => {
    ;({ token } = await guest.auth.register(CUSTOMER, { email, password }))
    await guest.customers.create({ email, first_name: "Anna", last_name: "Kovács" }, { token })
    await guest.auth.requestVerification({ entity_id: email, entity_type: "email" }, { token })
    const answer = await guest.auth.confirmVerification(
      { code: await codeFor(email, "account_code", 1) },
      { token },
    )
    token = String(answer.token)
  })

  test("registers, confirms with a code, logs in and gets another token", async () => {
    const signedIn = await guest.auth.signIn(CUSTOMER, { email, password })
    expect(signedIn).toMatchObject({ token: expect.stringMatching(/^ey/) })
    const { token: renewed } = await guest.auth.refresh({ token })
    expect((await guest.customers.retrieve({ token: renewed })).customer.email).toBe(email)
    const wrong = guest.auth.signIn(CUSTOMER, { email, password: "rossz-rossz-rossz" })
    expect(await refusalOf(wrong)).toMatchObject({ status: 401 })
    expect((await refusalOf(guest.auth.refresh())).status).toBe(401)
    const nobody = guest.auth.register(CUSTOMER, { email: "", password: "" })
    expect((await refusalOf(nobody)).status).toBe(400)
  })

  test("does not log in with an external provider, because there is none", async () => {
    for (const [provider, status] of [
      ["google", 400],
      ["emailpass", 401],
    ] as const) {
      const back = guest.auth.callback({ actor: "customer", provider }, { query: { code: "1" } })
      expect(await refusalOf(back)).toEqual({ status, message: expect.stringMatching(/\S/) })
    }
  })

  test("and with the store's own calls, which do not reveal who has an account", async () => {
    const { access_token: own } = await guest.storeAuth.token({ email, password })
    expect((await guest.storeAuth.session({ token: own })).customer.email).toBe(email)
    expect((await guest.storeAuth.authenticate({ email, password })).customer.email).toBe(email)
    expect(await guest.storeAuth.exists("senki@example.hu")).toEqual({ exists: true })
    const wrong = guest.storeAuth.token({ email, password: "rossz-rossz-rossz" })
    expect((await refusalOf(wrong)).status).toBe(401)
    expect((await refusalOf(guest.storeAuth.session())).status).toBe(401)
  })

  test("keeps a session with its cookie only, until the logout", async () => {
    const cookies = cookieJar()
    const client = provingClient({ cookies })
    await login(client, "customer", { email, password })
    expect(cookies.header()).toMatch(/^connect\.sid=/)
    expect((await client.customers.retrieve()).customer.email).toBe(email)
    const kept = provingClient({ cookies: cookieJar(cookies.header() ?? "") })
    await logout(client)
    expect((await refusalOf(client.customers.retrieve())).status).toBe(401)
    expect((await refusalOf(kept.customers.retrieve())).status).toBe(401)
  })

  test("keeps a session started by the store's own login", async () => {
    const cookies = cookieJar()
    const client = provingClient({ cookies })
    await client.storeAuth.authenticate({ email, password })
    expect((await client.storeAuth.session()).customer.email).toBe(email)
    await client.storeAuth.deleteSession()
    expect((await refusalOf(client.storeAuth.session())).status).toBe(401)
  })

  test("keeps a token, and renews an expired one", async () => {
    const tokens = memoryTokens()
    const client = provingClient({ tokens })
    await login(client, "customer", { email, password })
    expect((await client.customers.retrieve()).customer.email).toBe(email)
    await tokens.set("no token")
    expect((await refusalOf(client.customers.retrieve())).status).toBe(401)
    expect(tokens.get()).toBeNull()
  })

  test("resets a forgotten password, with both kinds of routes", async () => {
    const codes = { first: "", second: "" }
    await guest.auth.resetPassword(CUSTOMER, { identifier: email })
    codes.first = await codeFor(email, "password_reset")
    await guest.auth.updateProvider(CUSTOMER, { email, password: next }, { query: { token: codes.first } })
    expect(await guest.auth.signIn(CUSTOMER, { email, password: next })).toHaveProperty("token")
    await guest.customers.generatePasswordToken({ email })
    codes.second = await codeFor(email, "password_reset", 1)
    await guest.customers.resetPassword({ email, password, token: codes.second })
    expect(await guest.auth.signIn(CUSTOMER, { email, password })).toHaveProperty("token")
    const again = guest.auth.updateProvider(
      CUSTOMER,
      { email, password: next },
      { query: { token: codes.first } },
    )
    expect((await refusalOf(again)).status).toBe(400)
  })
})

test("the staff logs in with a session", async () => {
  const cookies = cookieJar()
  const client = provingClient({ cookies })
  await login(client, "user", STAFF)
  expect((await client.admin.users.me()).user.email).toBe(STAFF.email)
  await logout(client)
  expect((await refusalOf(client.admin.users.me())).status).toBe(401)
})

test("a secret key gives access to the admin API until it is revoked", async () => {
  const { admin } = await provingAdmin()
  const { api_key: key } = await admin.apiKeys.create({ title: `Titkos ${Date.now()}`, type: "secret" })
  const client = provingClient({ apiKey: key.token })
  expect((await client.admin.regions.list()).count).toBeGreaterThan(0)
  await admin.apiKeys.revoke(key.id)
  expect((await refusalOf(client.admin.regions.list())).status).toBe(401)
  await admin.apiKeys.delete(key.id)
})
