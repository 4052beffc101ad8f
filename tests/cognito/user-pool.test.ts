// @module-tag cognito
import type { GuestCredentials, SignedIn } from "@porteka/commerce-sdk"
import { describe, expect, test, vi } from "vitest"
import { callAccount, codeFor, freshEmail, GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { sql } from "../fixtures/sql.ts"
import { callPool, newPoolUser, withoutPool } from "../fixtures/user-pool.ts"

const SOON = { timeout: 30_000, interval: 200 }

const signIn = (email: string, password = GOOD_PASSWORD) =>
  callAccount<SignedIn & { code?: string }>("/sign-in", { body: { email, password, locale: "hu" } })

const attributesOf = async (Username: string) => {
  const { UserAttributes } = await callPool("AdminGetUser", { Username })
  const list = UserAttributes as { Name: string; Value: string }[]
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
}

/** The pool's users with an e-mail address. */
const usersOf = async (email: string) => {
  const { Users } = await callPool("ListUsers", { Filter: `email = "${email}"` })
  return Users as { Username: string; UserStatus: string }[]
}

describe("a user of the pool", () => {
  test("becomes a customer once, identified by the verified address", async () => {
    const email = freshEmail("medence")
    await newPoolUser(email, GOOD_PASSWORD, { isVerified: true, given_name: "Anna", family_name: "Kovács" })
    const [first, second] = [await signIn(email), await signIn(email)]
    expect(first.body.customer).toMatchObject({ email, first_name: "Anna", last_name: "Kovács" })
    expect(second.body.customer.id).toBe(first.body.customer.id)
    expect(second.body.session_token).not.toBe(first.body.session_token)
  })

  test("two simultaneous logins create one customer", async () => {
    const email = freshEmail("medence")
    await newPoolUser(email, GOOD_PASSWORD, { isVerified: true })
    const answers = await Promise.all([signIn(email), signIn(email), signIn(email)])
    const after = await signIn(email)
    expect(after.status).toBe(200)
    const ids = answers.flatMap(({ status, body }) => (status === 200 ? [body.customer.id] : []))
    for (const id of ids) expect(id).toBe(after.body.customer.id)
  })

  test("gets nothing with an unverified address, neither a new account nor an existing one", async () => {
    const owner = await newAccount()
    for (const email of [owner.email, freshEmail("idegen")]) {
      const username = await newPoolUser(email, "egy masik jelszo hosszu", { isVerified: false })
      expect((await signIn(email, "egy masik jelszo hosszu")).body.code).toBe("wrong_credentials")
      expect((await attributesOf(username)).email_verified).toBe("false")
    }
    expect((await signIn(owner.email)).status).toBe(200)
  })

  test("a user deleted in the pool cannot log in again", async () => {
    const email = freshEmail("medence")
    const username = await newPoolUser(email, GOOD_PASSWORD, { isVerified: true })
    expect((await signIn(email)).status).toBe(200)
    await callPool("AdminDeleteUser", { Username: username })
    expect((await signIn(email)).body.code).toBe("wrong_credentials")
  })
})

describe("the pool", () => {
  test("has the user with the names", async () => {
    const { email } = await newAccount(freshEmail(), { phone: "+36 30 123 4567" })
    const [user] = await usersOf(email)
    expect(user?.UserStatus).toBe("CONFIRMED")
    expect(await attributesOf(user?.Username ?? "")).toMatchObject({
      email,
      email_verified: "true",
      given_name: "Anna",
      family_name: "Kovács",
      phone_number: "+36301234567",
    })
  })

  test("receives a new name and a new address", async () => {
    const { email, session_token: token } = await newAccount()
    await callAccount("/profile", { token, body: { first_name: "Panna" } })
    const [user] = await usersOf(email)
    expect((await attributesOf(user?.Username ?? "")).given_name).toBe("Panna")
    const moved = freshEmail("uj")
    const { body } = await callAccount<{ attempt: string }>("/email", {
      token,
      body: { email: moved, password: GOOD_PASSWORD },
    })
    const code = await codeFor(moved, "email_change_code")
    await callAccount("/email/confirm", { token, body: { code, attempt: body.attempt } })
    expect(await attributesOf(user?.Username ?? "")).toMatchObject({ email: moved, email_verified: "true" })
    expect((await signIn(moved)).status).toBe(200)
    expect((await signIn(email)).body.code).toBe("wrong_credentials")
  })

  test("sends no code to an address that has an account", async () => {
    const { email } = await newAccount()
    await callAccount("/sign-up", { body: { email, password: GOOD_PASSWORD, locale: "hu" } })
    expect(await usersOf(email)).toHaveLength(1)
    expect((await mailsTo(email)).filter(({ kind }) => kind === "account_code")).toHaveLength(1)
  })

  test("no longer contains a user whose account is deleted here", async () => {
    const { email, session_token: token, customer } = await newAccount()
    const { body } = await callAccount<{ attempt: string }>("/deletion", {
      token,
      body: { password: GOOD_PASSWORD },
    })
    const code = await codeFor(email, "deletion_code")
    await callAccount("/deletion/confirm", { token, body: { code, attempt: body.attempt } })
    await sql("update account_deletion set due_at = now() where customer_id = $1", [customer.id])
    await (await Administrator.signIn()).runJob("accounts")
    await vi.waitFor(async () => expect(await usersOf(email)).toEqual([]), SOON)
    expect((await signIn(email)).body.code).toBe("wrong_credentials")
  })

  test("that ends a session logs the customer out when its tokens are refreshed", async () => {
    const email = freshEmail("medence")
    const username = await newPoolUser(email, GOOD_PASSWORD, { isVerified: true })
    const { body } = await signIn(email)
    const reissue = (token: string) => callAccount<SignedIn>("/session/reissue", { method: "POST", token })
    const renewed = await reissue(body.access_token)
    expect(renewed.status).toBe(200)
    await callPool("AdminDeleteUser", { Username: username })
    expect((await reissue(renewed.body.access_token)).status).toBe(401)
    expect((await callAccount("/session", { token: renewed.body.session_token })).status).toBe(401)
  })

  test("that does not answer logs nobody out, and loses nothing", async () => {
    const { email, session_token: token, access_token } = await newAccount()
    const { body: other } = await signIn(email)
    await withoutPool(async () => {
      expect(await signIn(email)).toMatchObject({ status: 503, body: { code: "identity_unavailable" } })
      for (const session of [token, access_token, other.session_token]) {
        expect((await callAccount("/session", { token: session })).status).toBe(200)
      }
      expect(
        (await callAccount("/session/reissue", { method: "POST", token: other.access_token })).status,
      ).toBe(200)
    })
    expect((await signIn(email)).status).toBe(200)
  })

  test("gives guests the same credentials for fifty minutes", async () => {
    const ask = () => callAccount<GuestCredentials>("/guest-credentials")
    const [first, second] = [await ask(), await ask()]
    expect(first.status).toBe(200)
    expect(first.body).toEqual({
      access_key_id: expect.stringMatching(/^ASIA/),
      secret_access_key: expect.any(String),
      session_token: expect.any(String),
      expires_at: expect.any(String),
    })
    expect(second.body).toEqual(first.body)
  })
})
