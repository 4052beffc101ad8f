import { createHmac } from "node:crypto"
import { SECOND_FACTOR_NEEDED, type StaffAnswer } from "@porteka/commerce-sdk"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"
import { joinStaff, MEMBER_PASSWORD } from "../fixtures/staff-member.ts"

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

interface Answer {
  token?: string
  code?: string
  message?: string
  mfa_required?: boolean
  mfa_challenge?: { id: string; methods: string[] }
  mfa_factor?: { id: string; status: string }
  secret?: string
  otpauth_url?: string
  recovery_codes?: string[]
  needs_second_factor?: boolean
}

async function ask(path: string, token = "", body?: unknown, method = body === undefined ? "GET" : "POST") {
  const answer = await fetch(new URL(path, stack.backendUrl), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
const PERIOD_SECONDS = 30

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of an authenticator app (RFC 6238), this number of periods from now. */
function codeOf(secret: string, periods = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + periods))
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

const signIn = async (email: string) =>
  (await ask("/auth/user/emailpass", "", { email, password: MEMBER_PASSWORD })).body

const verify = (challenge: Answer, code: string, method = "totp") =>
  ask(`/auth/mfa/challenges/${challenge.mfa_challenge?.id}/verify`, challenge.token, { method, code })

/** A staff member with an app and recovery codes; the app's current code has been used. */
async function joinWithFactor() {
  const member = await joinStaff(admin)
  const { body: started } = await ask("/auth/mfa/factors", member.token, { provider: "totp" })
  const { secret = "", mfa_factor: factor } = started
  const { body: verified } = await ask(`/auth/mfa/factors/${factor?.id}/verify`, member.token, {
    code: codeOf(secret),
  })
  expect(verified.mfa_factor?.status).toBe("enabled")
  const { body: recovery } = await ask("/auth/mfa/recovery-codes", member.token, {})
  return { ...member, secret, factorId: factor?.id ?? "", recoveryCodes: recovery.recovery_codes ?? [] }
}

test("a person with a second factor logs in with both, and each code works once", async () => {
  const { email, secret } = await joinWithFactor()
  const half = await signIn(email)
  expect(half).toMatchObject({ mfa_required: true, mfa_challenge: { methods: ["totp", "recovery_code"] } })
  const refused = await ask("/admin/orders", half.token)
  expect(refused.status).toBe(401)
  expect(refused.body.message).toContain("MFA verification is required")

  const wrong = await verify(half, "000000")
  expect([wrong.status, wrong.body.token]).toEqual([400, undefined])
  const code = codeOf(secret, 1)
  const { body: whole } = await verify(half, code)
  expect((await ask("/admin/orders", whole.token)).status).toBe(200)
  expect((await verify(await signIn(email), code)).status).toBe(429)
})

test("a lost telephone is replaced by a recovery code, once", async () => {
  const { email, recoveryCodes } = await joinWithFactor()
  const [code = ""] = recoveryCodes
  const { body } = await verify(await signIn(email), code, "recovery_code")
  expect((await ask("/admin/orders", body.token)).status).toBe(200)
  expect((await verify(await signIn(email), code, "recovery_code")).status).not.toBe(200)
})

test("codes cannot be guessed, however often somebody logs in again", async () => {
  const { email } = await joinWithFactor()
  const answers: number[] = []
  for (const digit of "123") {
    const half = await signIn(email)
    for (const other of "12345") answers.push((await verify(half, `${digit}0000${other}`)).status)
  }
  expect(answers.filter((status) => status === 400)).toHaveLength(10)
  expect(answers.slice(10).every((status) => status === 429)).toBe(true)
})

test("it cannot be switched off without a code, and every change is logged", async () => {
  const { email, token, secret, factorId } = await joinWithFactor()
  const path = `/auth/mfa/factors/${factorId}`
  expect((await ask(path, token, {}, "DELETE")).status).toBe(400)
  expect((await ask(path, token, { method: "totp", code: codeOf(secret, 1) }, "DELETE")).status).toBe(200)
  expect(await signIn(email)).not.toHaveProperty("mfa_required")
  const recorded = async () =>
    (await admin.get<{ actions: { method: string; path: string }[] }>(`/staff-actions?q=${email}`)).actions
      .filter((action) => action.path.startsWith("/auth/mfa"))
      .map(({ method }) => method)
  await expect.poll(recorded, { timeout: 30_000 }).toEqual(["DELETE", "POST", "POST"])
})

test("the owner can require it of everybody after setting it up; people without it can only set it up", async () => {
  const plain = await joinStaff(admin)
  await expect(admin.post("/staff/second-factor", { required: true })).rejects.toThrow("saját profilján")
  const { email, secret } = await joinWithFactor()
  await admin.post("/staff", { email, role: "owner" })
  const { body: owner } = await verify(await signIn(email), codeOf(secret, 1))
  const require = (required: boolean) => ask("/admin/staff/second-factor", owner.token, { required })
  onTestFinished(async () => {
    await require(false)
  })
  expect((await require(true)).status).toBe(200)
  const refused = await ask("/admin/orders", plain.token)
  expect([refused.status, refused.body.code]).toEqual([403, SECOND_FACTOR_NEEDED])
  expect((await ask("/admin/staff/me", plain.token)).body.needs_second_factor).toBe(true)
  expect((await ask("/admin/users/me", plain.token)).status).toBe(200)
  expect((await ask("/auth/mfa/factors", plain.token)).status).toBe(200)
  expect((await ask("/admin/orders", owner.token)).status).toBe(200)
})

test("an owner resets a lost one, and nobody else can", async () => {
  const { id, email, token } = await joinWithFactor()
  const own = `/staff/second-factor/${id}`
  expect((await ask(`/admin${own}`, token, undefined, "DELETE")).status).toBe(403)
  await admin.delete(own)
  const { staff } = await admin.get<StaffAnswer>("/staff")
  expect(staff.find((member) => member.email === email)).toMatchObject({ has_second_factor: false })
  expect(await signIn(email)).not.toHaveProperty("mfa_required")
  await expect(admin.delete("/staff/second-factor/user_x")).rejects.toThrow("404")
})
