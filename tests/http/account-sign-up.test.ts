import { describe, expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { callAccount, codeFor, freshEmail, GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { mailsTo } from "../fixtures/outbox.ts"

const signUp = (email: string, more: Record<string, unknown> = {}) =>
  callAccount<{ attempt: string; code?: string; problem?: string }>("/sign-up", {
    body: { email, password: GOOD_PASSWORD, first_name: "Anna", last_name: "Kovács", locale: "hu", ...more },
  })

const confirm = (body: Record<string, unknown>) =>
  callAccount<{ code?: string; customer?: { email: string; first_name: string }; session_token?: string }>(
    "/sign-up/confirm",
    { body },
  )

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

describe("signing up", () => {
  test("creates an account with the e-mailed code, and logs in", { tags: ["cognito"] }, async () => {
    const email = freshEmail()
    const begun = await signUp(email)
    expect(begun.status).toBe(202)
    const { status, body } = await confirm({ email, code: await codeFor(email), attempt: begun.body.attempt })
    expect(status).toBe(200)
    expect(body).toMatchObject({ customer: { email, first_name: "Anna", locale: "hu" } })
    const { body: session } = await callAccount("/session", { token: body.session_token })
    expect(session).toMatchObject({ customer: { email }, session: { is_current: true } })
  })

  test("sends nothing that a stranger has typed to an address that is not proved", async () => {
    const typed = { first_name: "Nyert! reklam.example/1", last_name: "Reklám" }
    const email = freshEmail("aldozat")
    await signUp(email, typed)
    await codeFor(email)
    const { session_token: token } = await newAccount(freshEmail(), typed)
    const other = freshEmail("aldozat")
    await callAccount("/email", { body: { email: other, password: GOOD_PASSWORD }, token })
    await codeFor(other, "email_change_code")
    const sent = [...(await mailsTo(email)), ...(await mailsTo(other))]
    expect(sent.map(({ kind }) => kind)).toEqual(["account_code", "email_change_code"])
    for (const { subject, html, text } of sent)
      expect([subject, html, text].join()).not.toMatch(/Nyert|reklam|Reklám/)
  })

  test("answers the same for an address with an account, whose owner gets another e-mail", {
    tags: ["cognito"],
  }, async () => {
    const { email } = await newAccount()
    const known = await signUp(email)
    const unknown = await signUp(freshEmail())
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
    const kinds = async () => (await mailsTo(email)).map(({ kind }) => kind)
    expect(await waitUntil(async () => (await kinds()).includes("account_exists"), 15_000)).toBe(true)
    expect((await kinds()).filter((kind) => kind === "account_code")).toHaveLength(1)
  })

  test("gives no access to somebody who registers another's address: neither knows the other's half", {
    tags: ["cognito"],
  }, async () => {
    const email = freshEmail("aldozat")
    const attacker = await signUp(email, { password: "a tamado jelszava hosszu" })
    const codeOfAttacker = await codeFor(email)
    const owner = await signUp(email)
    const codeOfOwner = await codeFor(email, "account_code", 1)
    // The owner of the address enters the code of the attacker's attempt.
    expect((await confirm({ email, code: codeOfAttacker, attempt: owner.body.attempt })).body.code).toBe(
      "wrong_code",
    )
    expect((await confirm({ email, code: codeOfOwner, attempt: owner.body.attempt })).status).toBe(200)
    const late = await confirm({ email, code: codeOfAttacker, attempt: attacker.body.attempt })
    expect([late.status, late.body.customer?.email]).not.toEqual([200, undefined])
    const signIn = await callAccount("/sign-in", {
      body: { email, password: "a tamado jelszava hosszu", locale: "hu" },
    })
    expect(signIn.status).not.toBe(200)
  })

  test("in another browser the password proves that it is the same person", {
    tags: ["cognito"],
  }, async () => {
    const email = freshEmail()
    await signUp(email)
    const code = await codeFor(email)
    expect((await confirm({ email, code })).body.code).toBe("wrong_code")
    expect((await confirm({ email, code, password: "valami egeszen mas" })).body.code).toBe("wrong_code")
    expect((await confirm({ email, code, password: GOOD_PASSWORD })).status).toBe(200)
  })

  test("invalidates a code after five wrong ones, and accepts the next", { tags: ["cognito"] }, async () => {
    const email = freshEmail()
    const { attempt } = (await signUp(email)).body
    const code = await codeFor(email)
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await confirm({ email, code: wrongFor(code), attempt })).body.code).toBe("wrong_code")
    }
    expect((await confirm({ email, code, attempt })).body.code).toBe("wrong_code")
    expect((await callAccount("/sign-up/resend", { body: { email, attempt } })).status).toBe(202)
    const next = await codeFor(email, "account_code", 1)
    expect((await confirm({ email, code: next, attempt })).status).toBe(200)
  })

  test("accepts a code once", { tags: ["cognito"] }, async () => {
    const email = freshEmail()
    const { attempt } = (await signUp(email)).body
    const code = await codeFor(email)
    const answers = await Promise.all([1, 2].map(() => confirm({ email, code, attempt })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test("refuses a code of another account", { tags: ["cognito"] }, async () => {
    const [mine, others] = [freshEmail(), freshEmail()]
    const { attempt } = (await signUp(mine)).body
    await signUp(others)
    const code = await codeFor(others)
    await codeFor(mine)
    expect((await confirm({ email: mine, code, attempt })).body.code).toBe("wrong_code")
    expect((await confirm({ email: others, code: await codeFor(mine), attempt })).body.code).toBe(
      "wrong_code",
    )
  })

  test.each([
    ["rövid", "too_short"],
    ["1234567890", "too_common"],
    ["Password123!", "too_common"],
    ["aaaaaaaaaaaa", "too_common"],
    ["x".repeat(201), "too_long"],
  ])("refuses the password %s", async (password, problem) => {
    const { status, body } = await signUp(freshEmail(), { password })
    expect([status, body.code, body.problem]).toEqual([400, "weak_password", problem])
  })

  test("refuses a password of 10 KB, and distinguishes 72 bytes from 73", async () => {
    expect((await signUp(freshEmail(), { password: "x".repeat(10_240) })).status).toBe(400)
    const [same, longer] = ["árvíztűrő tükörfúrógép ".repeat(4).slice(0, 72), "!"]
    const { email } = await newAccount(freshEmail(), { password: same + longer })
    const signIn = (password: string) => callAccount("/sign-in", { body: { email, password, locale: "hu" } })
    expect((await signIn(same)).status).toBe(401)
    expect((await signIn(same + longer)).status).toBe(200)
  })

  test("recognizes an address however it is typed", async () => {
    const email = freshEmail("Anna+Bolt")
    await newAccount(email.toLowerCase())
    const signIn = await callAccount("/sign-in", {
      body: { email: ` ${email.toUpperCase()} `, password: GOOD_PASSWORD, locale: "hu" },
    })
    expect(signIn.status).toBe(200)
    const idn = await signUp(`anna.${Date.now()}@árvíztűrő.hu`)
    expect(idn.status).toBe(202)
  })

  test("an unknown field is refused: nobody can send a customer id or a role", async () => {
    expect((await signUp(freshEmail(), { customer_id: "cus_1" })).status).toBe(400)
    expect((await signUp(freshEmail(), { has_account: true })).status).toBe(400)
  })
})
