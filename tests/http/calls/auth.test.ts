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

describe("a customer by Medusa's auth family", () => {
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

  test("registers, confirms by code, signs in and goes on with another token", async () => {
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

  test("comes back from nobody else, because nobody else signs in", async () => {
    for (const [provider, status] of [
      ["google", 400],
      ["emailpass", 401],
    ] as const) {
      const back = guest.auth.callback({ actor: "customer", provider }, { query: { code: "1" } })
      expect(await refusalOf(back)).toEqual({ status, message: expect.stringMatching(/\S/) })
    }
  })

  test("and by the store's own calls, which tell nobody who has an account", async () => {
    const { access_token: own } = await guest.storeAuth.token({ email, password })
    expect((await guest.storeAuth.session({ token: own })).customer.email).toBe(email)
    expect((await guest.storeAuth.authenticate({ email, password })).customer.email).toBe(email)
    expect(await guest.storeAuth.exists("senki@example.hu")).toEqual({ exists: true })
    const wrong = guest.storeAuth.token({ email, password: "rossz-rossz-rossz" })
    expect((await refusalOf(wrong)).status).toBe(401)
    expect((await refusalOf(guest.storeAuth.session())).status).toBe(401)
  })

  test("keeps a session by its cookie alone, until it signs out", async () => {
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

  test("keeps a session that the store's own sign-in has begun", async () => {
    const cookies = cookieJar()
    const client = provingClient({ cookies })
    await client.storeAuth.authenticate({ email, password })
    expect((await client.storeAuth.session()).customer.email).toBe(email)
    await client.storeAuth.deleteSession()
    expect((await refusalOf(client.storeAuth.session())).status).toBe(401)
  })

  test("keeps a token, and renews it where it has run out of use", async () => {
    const tokens = memoryTokens()
    const client = provingClient({ tokens })
    await login(client, "customer", { email, password })
    expect((await client.customers.retrieve()).customer.email).toBe(email)
    await tokens.set("no token")
    expect((await refusalOf(client.customers.retrieve())).status).toBe(401)
    expect(tokens.get()).toBeNull()
  })

  test("sets a forgotten password anew, by both families", async () => {
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

test("the staff signs in for a session", async () => {
  const cookies = cookieJar()
  const client = provingClient({ cookies })
  await login(client, "user", STAFF)
  expect((await client.admin.users.me()).user.email).toBe(STAFF.email)
  await logout(client)
  expect((await refusalOf(client.admin.users.me())).status).toBe(401)
})

test("a secret key opens the back office, until it is revoked", async () => {
  const { admin } = await provingAdmin()
  const { api_key: key } = await admin.apiKeys.create({ title: `Titkos ${Date.now()}`, type: "secret" })
  const client = provingClient({ apiKey: key.token })
  expect((await client.admin.regions.list()).count).toBeGreaterThan(0)
  await admin.apiKeys.revoke(key.id)
  expect((await refusalOf(client.admin.regions.list())).status).toBe(401)
  await admin.apiKeys.delete(key.id)
})
