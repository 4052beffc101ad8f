import { randomInt } from "node:crypto"
import { expect, test, vi } from "vitest"
import { freshEmail, newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { requestBytes } from "../fixtures/raw-request.ts"
import { stack } from "../fixtures/stack.ts"

const SOON = { timeout: 30_000, interval: 200 }

const ask = (path: string, body: unknown, token?: string, more: Record<string, string> = {}) =>
  fetch(new URL(path, stack.backendUrl), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...more,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })

async function linkIn(email: string, kind: string): Promise<URL> {
  const find = async () => (await mailsTo(email)).find((mail) => mail.kind === kind)
  await vi.waitFor(async () => expect(await find()).toBeDefined(), SOON)
  return new URL(/https?:\/\/\S+\/app\/\S+token=\S+/.exec((await find())?.text ?? "")?.[0] ?? "")
}

test("an invited person sets a password; a password reset by e-mail works once", async () => {
  const email = freshEmail("munkatars")
  const password = "munkatars jelszava hosszu"
  const admin = await Administrator.signIn()
  await admin.post("/invites", { email })
  const invite = (await linkIn(email, "admin_invite")).searchParams.get("token")
  const weak = await ask("/auth/user/emailpass/register", { email, password: "12345678" })
  expect([weak.status, await weak.json()]).toMatchObject([
    400,
    { message: expect.stringContaining("legalább 10") },
  ])
  const registered = await ask("/auth/user/emailpass/register", { email, password })
  const { token } = (await registered.json()) as { token: string }
  const accepted = await ask(`/admin/invites/accept?token=${invite}`, { email, first_name: "Éva" }, token)
  expect(accepted.status).toBe(200)

  expect((await ask("/auth/user/emailpass/reset-password", { identifier: email })).status).toBe(201)
  const reset = (await linkIn(email, "admin_password_reset")).searchParams.get("token") ?? ""
  const changed = { password: "munkatars masik jelszava" }
  expect((await ask("/auth/user/emailpass/update", { password: "munkatars" }, reset)).status).toBe(400)
  expect((await ask("/auth/user/emailpass/update", changed, reset)).status).toBe(200)
  expect((await ask("/auth/user/emailpass/update", changed, reset)).status).toBe(401)
  expect((await ask("/auth/user/emailpass", { email, password })).status).toBe(401)
  expect((await ask("/auth/user/emailpass", { email, ...changed })).status).toBe(200)
})

test("an invitation and a password reset are written in the language of the admin they are asked for in", async () => {
  const email = freshEmail("colleague")
  const english = { cookie: "lng=en" }
  const { authorization = "" } = (await Administrator.signIn()).headers
  await ask("/admin/invites", { email }, undefined, { ...english, authorization })
  await linkIn(email, "admin_invite")
  await ask("/auth/user/emailpass/register", { email, password: "a colleague's password" })
  await ask("/auth/user/emailpass/reset-password", { identifier: email }, undefined, english)
  await linkIn(email, "admin_password_reset")
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Invitation: .+ admin$/),
      expect.stringMatching(/^New password: .+ admin$/),
    ]),
  )
})

test("a password reset for an unknown address sends nothing, and answers the same", async () => {
  const email = freshEmail("senki")
  expect((await ask("/auth/user/emailpass/reset-password", { identifier: email })).status).toBe(201)
  expect(await mailsTo(email)).toEqual([])
})

test("wrong passwords of the staff are limited, for a known address as for an unknown one", async () => {
  const [first, second] = [freshEmail("probalkozo"), freshEmail("probalkozo")]
  const attempt = (email: string) => ask("/auth/user/emailpass", { email, password: "nem ez az" })
  for (let count = 0; count < 5; count += 1) expect((await attempt(first)).status).toBe(401)
  const refused = await attempt(first)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await attempt(second)).status).toBe(401)
})

test.each([
  ["POST", "/auth/driver/emailpass"],
  ["GET", "/auth/user/emailpass"],
  ["GET", "/auth/customer/emailpass"],
  ["POST", "/Auth/user/emailpass"],
  ["POST", "/auth/customer/emailpass/Register"],
  ["POST", "/auth/driver/emailpass/register"],
])("no password is checked in a way that is not limited: %s %s", async (method, path) => {
  const { email, password } = { email: stack.adminEmail, password: stack.adminPassword }
  const body = JSON.stringify({ email, password })
  const headers = { "content-type": "application/json", "content-length": String(body.length) }
  // `fetch` refuses a body for GET.
  const { status } = await requestBytes(path, headers, stack.backendUrl, { method, body })
  expect(status).toBe(404)
})

test("nobody registers as staff without an invitation, whether the address is known or not", async () => {
  for (const email of [stack.adminEmail, freshEmail("idegen")]) {
    const { status } = await ask("/auth/user/emailpass/register", {
      email,
      password: "idegen hosszú jelszava",
    })
    expect(status).toBe(401)
  }
})

test("a customer, who signs in like the staff, cannot become one of them", async () => {
  const { email, password } = await newAccount()
  const signedIn = await ask("/auth/user/emailpass", { email, password })
  const { token } = (await signedIn.json()) as { token: string }
  expect((await ask("/auth/emailpass/user", {}, token)).status).toBe(404)
  expect((await ask("/admin/users/me", {}, token)).status).toBe(401)
})

test("a caller from the internet gets no additional attempts by naming other shoppers", async () => {
  const email = freshEmail("probalkozo")
  const from = `2a00:${randomInt(1, 65_536).toString(16)}:${randomInt(1, 65_536).toString(16)}:1::1`
  const attempt = async (named: number) => {
    const forged = { "x-forwarded-for": from, "x-shopper-address": `203.0.113.${named}` }
    return (await ask("/auth/user/emailpass", { email, password: "nem ez az" }, undefined, forged)).status
  }
  for (let named = 1; named <= 5; named += 1) expect(await attempt(named)).toBe(401)
  expect(await attempt(6)).toBe(429)
})

test.each(["/app", "/app/login", "/app/orders?offset=1"])("the admin cannot be framed: %s", async (path) => {
  const { headers } = await fetch(new URL(path, stack.backendUrl), { redirect: "manual" })
  expect(headers.get("x-frame-options")).toBe("DENY")
})

test("the outbox answers only to this machine's own host names", async () => {
  const { port } = new URL(stack.backendUrl)
  const askBy = async (host: string) => (await requestBytes("/outbox", { host }, stack.backendUrl)).status
  expect(await askBy(`localhost:${port}`)).toBe(200)
  expect(await askBy(`evil.example:${port}`)).toBe(404)
})
