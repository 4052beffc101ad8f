import type { AccountExport, Passkey, PasskeySignInAnswer, SignedIn } from "@porteka/commerce-sdk"
import { describe, expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { callAccount, GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { type Ceremony, SoftwarePasskey } from "../fixtures/software-passkey.ts"

const MAIL_WAIT_MS = 15_000
const PRESENT_ONLY = 0x01

type Challenge = { attempt: string; options: { challenge: string } }
type Refused = { code?: string }

const beginRegistration = (token: string, password = GOOD_PASSWORD) =>
  callAccount<Challenge & Refused>("/passkeys/registration-options", { token, body: { password } })

async function register(token: string, passkey: SoftwarePasskey, name = "Telefon", ceremony?: Ceremony) {
  const { attempt, options } = (await beginRegistration(token)).body
  const response = passkey.register(options, ceremony)
  return await callAccount<Refused>("/passkeys", { token, body: { attempt, name, response } })
}

const beginSignIn = async () =>
  (await callAccount<PasskeySignInAnswer>("/passkey-sign-in/options", { method: "POST" })).body as Challenge

const send = (attempt: string, response: object) =>
  callAccount<SignedIn & Refused>("/passkey-sign-in", { body: { attempt, response } })

async function signIn(passkey: SoftwarePasskey, ceremony?: Ceremony) {
  const { attempt, options } = await beginSignIn()
  return await send(attempt, passkey.signIn(options, ceremony))
}

async function accountWithPasskey() {
  const account = await newAccount()
  const passkey = new SoftwarePasskey()
  expect((await register(account.session_token, passkey)).status).toBe(200)
  return { ...account, passkey }
}

const list = async (token: string) =>
  (await callAccount<{ passkeys: Passkey[] }>("/passkeys", { token })).body.passkeys

describe("a passkey", () => {
  test("is added with the password, can log in, and its owner is informed", async () => {
    const { email, session_token: token, passkey, customer } = await accountWithPasskey()
    const { status, body } = await signIn(passkey)
    expect([status, body.customer.id]).toEqual([200, customer.id])
    expect((await callAccount("/session", { token: body.session_token })).status).toBe(200)
    expect(await list(token)).toMatchObject([{ name: "Telefon", last_used_at: expect.any(String) }])
    const isNotified = async () => (await mailsTo(email)).some(({ kind }) => kind === "passkey_added")
    expect(await waitUntil(isNotified, MAIL_WAIT_MS)).toBe(true)
  })

  test("cannot be added without the password, nor without a session", async () => {
    const { session_token: token } = await newAccount()
    expect((await beginRegistration(token, "nem ez a jelszo")).body.code).toBe("wrong_credentials")
    expect((await callAccount("/passkeys/registration-options", { body: { password: "x" } })).status).toBe(
      401,
    )
    expect((await callAccount("/passkeys")).status).toBe(401)
  })

  test("is one of several, each with its name, and can be removed separately", async () => {
    const { session_token: token, passkey: first } = await accountWithPasskey()
    const second = new SoftwarePasskey()
    await register(token, second, "Munkahelyi gép")
    const [newest] = await list(token)
    await callAccount(`/passkeys/${newest?.id}`, { token, body: { name: "Otthoni gép" } })
    expect((await list(token)).map(({ name }) => name)).toEqual(["Otthoni gép", "Telefon"])
    await callAccount(`/passkeys/${newest?.id}`, { method: "DELETE", token })
    expect((await signIn(second)).body.code).toBe("wrong_credentials")
    expect((await signIn(first)).status).toBe(200)
  })

  test("of another customer cannot be seen, renamed or removed", async () => {
    const { session_token: token, passkey } = await accountWithPasskey()
    const stranger = await newAccount()
    const [known] = await list(token)
    const path = `/passkeys/${known?.id}`
    expect(await list(stranger.session_token)).toEqual([])
    const renamed = await callAccount(path, { token: stranger.session_token, body: { name: "Enyém" } })
    const removed = await callAccount(path, { method: "DELETE", token: stranger.session_token })
    expect([renamed.status, removed.status]).toEqual([404, 404])
    expect((await signIn(passkey)).status).toBe(200)
  })

  test("is in the copy of one's data, without its key", async () => {
    const { session_token: token } = await accountWithPasskey()
    const { body } = await callAccount<AccountExport>("/export", { token })
    expect(body.passkeys).toEqual([
      { name: "Telefon", is_synced: false, created_at: expect.any(String), last_used_at: null },
    ])
  })
})

describe("a passkey is refused", () => {
  test.each([
    ["from another site", { origin: "http://localhost.example" }],
    ["for another site", { rpId: "example.com" }],
    ["without the person's fingerprint or PIN", { flags: PRESENT_ONLY }],
    ["with another challenge", { challenge: "bm90IHRoZSBjaGFsbGVuZ2U" }],
  ])("%s", async (_, ceremony) => {
    const { session_token: token, passkey } = await accountWithPasskey()
    expect((await signIn(passkey, ceremony)).body.code).toBe("wrong_credentials")
    expect((await register(token, new SoftwarePasskey(), "Másik", ceremony)).body.code).toBe("wrong_code")
    expect(await list(token)).toHaveLength(1)
  })

  test("when its answer is replayed", async () => {
    const { passkey } = await accountWithPasskey()
    const { attempt, options } = await beginSignIn()
    const answer = passkey.signIn(options)
    expect((await send(attempt, answer)).status).toBe(200)
    expect((await send(attempt, answer)).body.code).toBe("wrong_credentials")
  })

  test("when its counter does not increase, because a copy exists", async () => {
    const { passkey } = await accountWithPasskey()
    expect((await signIn(passkey)).status).toBe(200)
    passkey.counter -= 1
    expect((await signIn(passkey)).body.code).toBe("wrong_credentials")
  })

  test("when another key has signed", async () => {
    const { passkey } = await accountWithPasskey()
    const thief = new SoftwarePasskey()
    const { attempt, options } = await beginSignIn()
    const id = passkey.id.toString("base64url")
    expect((await send(attempt, { ...thief.signIn(options), id, rawId: id })).body.code).toBe(
      "wrong_credentials",
    )
  })

  test("when the challenge was another customer's, or for a login", async () => {
    const owner = await newAccount()
    const stranger = await newAccount()
    const passkey = new SoftwarePasskey()
    const begun = (await beginRegistration(owner.session_token)).body
    const made = { attempt: begun.attempt, name: "Telefon", response: passkey.register(begun.options) }
    const foreign = await callAccount<Refused>("/passkeys", { token: stranger.session_token, body: made })
    const challenge = await beginSignIn()
    const mixed = await callAccount<Refused>("/passkeys", {
      token: owner.session_token,
      body: { ...made, attempt: challenge.attempt, response: passkey.register(challenge.options) },
    })
    expect([foreign.body.code, mixed.body.code]).toEqual(["wrong_code", "wrong_code"])
  })

  test("when it is already registered", async () => {
    const { passkey } = await accountWithPasskey()
    const other = await newAccount()
    expect((await register(other.session_token, passkey)).body.code).toBe("wrong_code")
    expect(await list(other.session_token)).toEqual([])
  })

  test("in any invalid format", async () => {
    const { attempt } = await beginSignIn()
    for (const response of [{}, { id: "x", rawId: "x", type: "public-key", response: {} }, "text", null]) {
      const { status } = await callAccount("/passkey-sign-in", { body: { attempt, response } })
      expect([400, 401]).toContain(status)
    }
  })
})

describe("through the shop", () => {
  const json = (text: string) => JSON.parse(text) as Record<string, unknown>

  test("a passkey logs this browser in, and the session is hidden from scripts", async () => {
    const { email, passkey } = await accountWithPasskey()
    const shopper = new Shopper()
    const begun = await shopper.postJson("/api/auth/passkey-challenge", {})
    const { attempt, options } = json(begun.text) as unknown as Challenge
    const answer = await shopper.postJson("/api/auth/passkey-signin", {
      attempt,
      response: passkey.signIn(options),
    })
    expect([answer.status, json(answer.text)]).toMatchObject([
      200,
      { isAuthenticated: true, user: { email } },
    ])
    expect(answer.text).not.toMatch(/\bps_[\w-]{43}/)
    expect(shopper.cookies.attributesOf("session")).toEqual(
      expect.arrayContaining(["HttpOnly", "SameSite=Lax"]),
    )
    const page = await shopper.send("/hu/account/profile/passkeys")
    expect([page.status, page.text]).toEqual([200, expect.stringContaining("Telefon")])
  })

  test("a wrong one gets the same answer as a wrong password", async () => {
    const shopper = new Shopper()
    const { attempt, options } = json(
      (await shopper.postJson("/api/auth/passkey-challenge", {})).text,
    ) as unknown as Challenge
    const response = new SoftwarePasskey().signIn(options)
    const answer = await shopper.postJson("/api/auth/passkey-signin", { attempt, response })
    expect([answer.status, json(answer.text).code]).toEqual([401, "wrong_credentials"])
    expect((await shopper.postJson("/api/auth/passkey-options", { password: GOOD_PASSWORD })).status).toBe(
      401,
    )
  })
})
