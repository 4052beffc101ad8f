import type { AccountSession, SignedIn } from "@porteka/commerce-sdk"
import { describe, expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { callAccount, codeFor, freshEmail, GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { callStore } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"

const signIn = (email: string, password = GOOD_PASSWORD, headers: Record<string, string> = {}) =>
  callAccount<SignedIn & { code?: string }>("/sign-in", {
    body: { email, password, locale: "hu" },
    headers,
  })

const isAlive = async (token: string) => (await callAccount("/session", { token })).status === 200

/** Medusa's own route of the customer. */
const isCustomer = async (token: string) => (await callStore("/store/customers/me", { token })).status === 200

describe("a session", () => {
  test("opens Medusa's customer routes with its own token and with an access token", async () => {
    const { session_token, access_token } = await newAccount()
    expect([await isCustomer(session_token), await isCustomer(access_token)]).toEqual([true, true])
  })

  test("is refused everywhere after logout", { tags: ["scale", "cognito"] }, async () => {
    const { session_token, access_token } = await newAccount()
    expect((await callAccount("/sign-out", { method: "POST", token: session_token })).status).toBe(200)
    for (const token of [session_token, access_token]) {
      expect([await isAlive(token), await isCustomer(token)]).toEqual([false, false])
    }
  })

  test("is a new one at each login, and each ends separately", async () => {
    const { email, session_token: first } = await newAccount()
    const { session_token: second } = (await signIn(email)).body
    expect(second).not.toBe(first)
    const { sessions } = (await callAccount<{ sessions: AccountSession[] }>("/sessions", { token: first }))
      .body
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ is_current }) => !is_current)
    await callAccount(`/sessions/${other?.id}`, { method: "DELETE", token: first })
    expect([await isAlive(first), await isAlive(second)]).toEqual([true, false])
  })

  test("shows device and shortened network, and no secret", async () => {
    const { email } = await newAccount()
    const { body } = await signIn(email, GOOD_PASSWORD, {
      "x-shopper-address": "193.224.41.7",
      "x-shopper-device": encodeURIComponent(
        "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
      ),
    })
    const { body: list } = await callAccount("/sessions", { token: body.session_token })
    expect(JSON.stringify(list)).toContain('"device":"Firefox · Windows","place":"193.224.x.x"')
    expect(JSON.stringify(list)).not.toMatch(/41\.7|ps_|token|hash/)
  })

  test("all can be ended at once", async () => {
    const { email, session_token: first } = await newAccount()
    const { session_token: second } = (await signIn(email)).body
    await callAccount("/sessions", { method: "DELETE", token: second })
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, false])
  })

  test("of another customer cannot be ended", async () => {
    const [mine, others] = [await newAccount(), await newAccount()]
    const { status } = await callAccount(`/sessions/${others.session.id}`, {
      method: "DELETE",
      token: mine.session_token,
    })
    expect([status, await isAlive(others.session_token)]).toEqual([404, true])
  })

  test("ends when the password is changed, except in the browser that changed it, and the owner is informed", {
    tags: ["scale", "cognito"],
  }, async () => {
    const { email, session_token: first } = await newAccount()
    const { session_token: second } = (await signIn(email)).body
    const body = { old_password: GOOD_PASSWORD, new_password: "negyedik emelet balra" }
    const changed = await callAccount<SignedIn>("/password/change", { body, token: second })
    expect(changed.status).toBe(200)
    expect([await isAlive(first), await isAlive(second), await isAlive(changed.body.session_token)]).toEqual([
      false,
      false,
      true,
    ])
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, "negyedik emelet balra")).status).toBe(200)
    const isNotified = async () =>
      (await mailsTo(email)).some(
        ({ kind, text }) => kind === "password_changed" && text.includes("Tisztelt Kovács Anna!"),
      )
    expect(await waitUntil(isNotified, 15_000)).toBe(true)
  })

  test("gets a new token for an access token, and the previous one is invalid", {
    tags: ["cognito"],
  }, async () => {
    const { session_token, access_token } = await newAccount()
    const { status, body } = await callAccount<SignedIn>("/session/reissue", {
      method: "POST",
      token: access_token,
    })
    expect([status, await isAlive(session_token), await isAlive(body.session_token)]).toEqual([
      200,
      false,
      true,
    ])
  })

  test("forged tokens and Medusa's own open nothing", async () => {
    const { customer } = await newAccount()
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
    const claims = { actor_type: "customer", actor_id: customer.id, auth_identity_id: "x" }
    const forged = `${part({ alg: "none" })}.${part(claims)}.`
    for (const token of [forged, `ps_${"A".repeat(43)}`, "ps_", "x.y.z"]) {
      expect([await isAlive(token), await isCustomer(token)]).toEqual([false, false])
    }
  })
})

describe("signing in", () => {
  test("answers the same for an unknown address and a wrong password, in the same time", {
    tags: ["cognito"],
  }, async () => {
    const known: number[] = []
    const unknown: number[] = []
    const answers = new Set<string>()
    const timeRefusal = async (email: string) => {
      const start = performance.now()
      const { status, body } = await signIn(email, "valami rossz jelszo")
      answers.add(JSON.stringify([status, body]))
      return performance.now() - start
    }
    // Of several addresses: after five tries one is locked.
    for (let pair = 0; pair < 3; pair += 1) {
      const [account, nobody] = [(await newAccount()).email, freshEmail("senki")]
      for (let tried = 0; tried < 4; tried += 1) {
        known.push(await timeRefusal(account))
        unknown.push(await timeRefusal(nobody))
      }
    }
    expect(answers.size).toBe(1)
    // The shortest time: other work on the machine only makes some of them longer.
    const [a, b] = [Math.min(...known), Math.min(...unknown)]
    expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(2)
  })

  test("stops after five wrong passwords, also for the right one, and says when to come back", {
    tags: ["scale"],
  }, async () => {
    const { email } = await newAccount()
    for (let tried = 0; tried < 5; tried += 1) await signIn(email, "valami rossz jelszo")
    const { status, body, headers } = await signIn(email)
    expect([status, body.code]).toEqual([429, "too_many_attempts"])
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(60)
    const others = await signIn((await newAccount()).email)
    expect(others.status).toBe(200)
  })

  test("counts across many accounts for one public IP address", async () => {
    const headers = { "x-shopper-address": `198.51.100.${1 + Math.floor(Math.random() * 250)}` }
    const statuses: number[] = []
    for (let tried = 0; tried < 51; tried += 1) {
      const body = { email: freshEmail("kod"), code: "123456", attempt: "acc_1" }
      statuses.push((await callAccount("/sign-up/confirm", { body, headers })).status)
    }
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(400))
    expect(statuses[50]).toBe(429)
  })

  test("before the code was entered asks for the code, for a taken address as well", {
    tags: ["cognito"],
  }, async () => {
    const [free, { email: taken }] = [freshEmail(), await newAccount()]
    for (const email of [free, taken]) {
      const password = "meg sosem volt jelszo"
      await callAccount("/sign-up", { body: { email, password, locale: "hu" } })
      const { status, body } = await signIn(email, password)
      expect([status, body.code]).toEqual([403, "not_confirmed"])
    }
  })

  test("in a browser that is new to the account is reported by e-mail; in a known one it is not", async () => {
    const { email } = await newAccount()
    const kinds = () => mailsOf(email, "new_sign_in")
    await signIn(email, GOOD_PASSWORD, { "x-shopper-browser": "first-browser" })
    expect(await waitUntil(async () => (await kinds()).length === 1, 15_000)).toBe(true)
    await signIn(email, GOOD_PASSWORD, { "x-shopper-browser": "first-browser" })
    await signIn(email, GOOD_PASSWORD, { "x-shopper-browser": "second-browser" })
    expect(await waitUntil(async () => (await kinds()).length === 2, 15_000)).toBe(true)
    expect((await kinds())[0]?.text).toContain("Új bejelentkezés")
  })
})

describe("a password reset", () => {
  const request = (email: string) =>
    callAccount<{ attempt: string }>("/password/reset", { body: { email, locale: "hu" } })
  const confirm = (body: Record<string, unknown>) =>
    callAccount<{ code?: string; problem?: string }>("/password/reset/confirm", { body })

  test("sets a new password with an e-mailed code, and ends every session", {
    tags: ["cognito"],
  }, async () => {
    const { email, session_token } = await newAccount()
    const { attempt } = (await request(email)).body
    const code = await codeFor(email, "password_reset")
    const password = "otodik emelet szemben"
    expect((await confirm({ email, code, attempt, password })).status).toBe(200)
    expect(await isAlive(session_token)).toBe(false)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(200)
    expect((await confirm({ email, code, attempt, password })).body.code).toBe("wrong_code")
  })

  test("gets the same answer for an unknown address, to which no e-mail is sent", {
    tags: ["cognito"],
  }, async () => {
    const [{ email }, unknown] = [await newAccount(), freshEmail("senki")]
    const [a, b] = [await request(email), await request(unknown)]
    expect([a.status, Object.keys(a.body)]).toEqual([b.status, Object.keys(b.body)])
    await codeFor(email, "password_reset")
    expect(await mailsTo(unknown)).toEqual([])
    const refused = await confirm({
      email: unknown,
      code: "000000",
      attempt: b.body.attempt,
      password: "otodik emelet szemben",
    })
    expect(refused.body.code).toBe("wrong_code")
  })

  test("refuses a weak one, and the code stays valid for a better one", { tags: ["cognito"] }, async () => {
    const { email } = await newAccount()
    const { attempt } = (await request(email)).body
    const code = await codeFor(email, "password_reset")
    expect((await confirm({ email, code, attempt, password: "rövid" })).body.problem).toBe("too_short")
    expect((await confirm({ email, code, attempt, password: "otodik emelet szemben" })).status).toBe(200)
  })
})
