import { randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import type { ShopFigures, StaffAction, StaffMember } from "@porteka/commerce-sdk"
import { Client } from "pg"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { freshEmail } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { requestBytes } from "../fixtures/raw-request.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { inviteStaff, joinStaff, MEMBER_PASSWORD } from "../fixtures/staff-member.ts"
import { callStore } from "./backend-buyer.ts"

const SOON = { timeout: 30_000, interval: 200 }
const BOTH_CHECKED_MS = 1_000

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

async function call(
  path: string,
  { token, cookie, body, method }: { token?: string; cookie?: string; body?: unknown; method?: string },
) {
  const answer = await fetch(new URL(path, stack.backendUrl), {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie, origin: new URL(stack.backendUrl).origin } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const { token: given, message } = (await answer.json().catch(() => ({}))) as {
    token?: string
    message?: string
  }
  return { status: answer.status, token: given ?? "", message: message ?? "" }
}

const signIn = (email: string, password: string) =>
  call("/auth/user/emailpass", { body: { email, password } })

/** The cookie of a browser in which somebody has signed in. @param earlier the browser's cookie until then */
async function cookieFor(token: string, earlier = ""): Promise<string> {
  const { headers } = await fetch(new URL("/auth/session", stack.backendUrl), {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      cookie: earlier,
      origin: new URL(stack.backendUrl).origin,
    },
  })
  return headers.getSetCookie()[0]?.split(";")[0] ?? ""
}

const memberOf = async (email: string) =>
  (await admin.get<{ staff: StaffMember[] }>("/staff")).staff.find((member) => member.email === email)

/** Creates a staff member. @returns functions that make calls as this person */
async function join(role?: string) {
  const { email, id, token } = await joinStaff(admin, role)
  return {
    email,
    id,
    token,
    ask: (path: string, options = {}) => call(`/admin${path}`, { token, ...options }),
  }
}

test("a new account can only read; a role allows its own area and nothing else", async () => {
  const { email, id, ask, token } = await join()
  expect(await memberOf(email)).toMatchObject({ role: "read_only", is_invited: false })
  const note = { resource_type: "order", resource_id: "order_x", value: "Próba" }
  expect((await ask("/orders?limit=1")).status).toBe(200)
  const refused = await ask("/notes", { body: note })
  expect(refused.status).toBe(403)
  expect(refused.message).toContain("nincs joga")

  await admin.post("/staff", { email, role: "orders" })
  expect((await ask("/notes", { body: note })).status).toBe(200)
  expect((await ask("/product-tags", { body: { value: `cimke-${id}` } })).status).toBe(403)
  await admin.post("/staff", { email, role: "content" })
  expect((await ask("/notes", { body: note })).status).toBe(403)
  expect((await ask("/product-tags", { body: { value: `cimke-${id}` } })).status).toBe(200)
  for (const path of ["/staff", "/staff-actions", "/users", "/api-keys", "/newsletter-subscribers"])
    expect((await ask(path)).status).toBe(403)
  // Who works with products sees no customers, by no way.
  for (const path of [
    "/orders?limit=1",
    "/customers",
    "/complaints",
    "/order-desk",
    "/regions?fields=id,orders.email",
    "/customer-groups?fields=*customers",
  ])
    expect((await ask(path)).status, path).toBe(403)
  expect((await ask("/customer-groups")).status).toBe(200)
  expect((await ask("/figures-export?table=sellers")).status).toBe(200)
  expect((await ask("/figures-export?table=invoices")).status).toBe(403)
  for (const path of ["figures", "figures/", "figures?days=7"]) {
    const overview = await fetch(`${stack.backendUrl}/admin/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await overview.json(), path).toMatchObject({ to_pay: null, waiting: { deletions: [] } })
  }
  expect((await admin.get<ShopFigures>("/figures")).to_pay).toEqual(expect.any(Array))
  // Nor pages that show nothing else.
  const menu = async (headers: Record<string, string>) => {
    const answer = await fetch(`${stack.backendUrl}/admin/layouts/sidebar/configuration`, { headers })
    const { default_configuration: layout } = (await answer.json()) as LayoutAnswer
    return Object.entries(layout?.configuration.widgets ?? {}).flatMap(([id, { hidden }]) =>
      hidden ? [id] : [],
    )
  }
  expect(await menu({ authorization: `Bearer ${token}` })).toEqual(
    expect.arrayContaining(["core:nav:/orders", "core:nav:/customers", "core:nav:/order-desk"]),
  )
  expect(await menu(admin.headers)).not.toContain("core:nav:/orders")
  // The list of the staff is the owner's, in Medusa's search for everything, too.
  const find = async (headers: Record<string, string>) => {
    const answer = await fetch(`${stack.backendUrl}/admin/search?q=${email}`, { headers })
    const { results } = (await answer.json()) as { results: { entity: string; data: object[] }[] }
    return results.filter(({ data }) => data.length > 0).map(({ entity }) => entity)
  }
  expect(await find(admin.headers)).toContain("user")
  expect(await find({ authorization: `Bearer ${token}` })).not.toContain("user")
  expect((await ask("/staff", { body: { email, role: "owner" } })).status).toBe(403)
  expect((await ask(`/users/${id}`, { body: { last_name: "Kiss" } })).status).toBe(200)
  expect((await ask("/shop-settings", { body: { values: {} } })).status).toBe(403)
})

interface LayoutAnswer {
  default_configuration: { configuration: { widgets: Record<string, { hidden?: boolean }> } } | null
}

test("an address written in another way opens nothing that the role does not", async () => {
  const { ask, token, id } = await join("orders")
  // An area in no list is the owner's.
  for (const path of ["/Staff", "/STAFF-ACTIONS", "/api-Keys", "/newsletter-Subscribers"])
    expect((await ask(path)).status, path).toBe(403)
  expect((await ask(`/users/${id}/Roles`)).status).toBe(404)
  for (const target of ["http://orders/admin/staff", "/admin/staff#x"]) {
    const { status } = await requestBytes(target, { authorization: `Bearer ${token}` }, stack.backendUrl)
    expect(status, target).toBe(400)
  }
})

test("the last owner keeps the role and cannot be deleted; an invited person has the role before accepting", async () => {
  const owner = await memberOf(stack.adminEmail)
  expect(owner?.role).toBe("owner")
  await expect(admin.post("/staff", { email: stack.adminEmail, role: "orders" })).rejects.toThrow(
    "utolsó tulajdonos",
  )
  for (const id of [owner?.id, `${owner?.id}/`, owner?.id.replace("_", "%5F")])
    await expect(admin.delete(`/users/${id}`)).rejects.toThrow("utolsó tulajdonos")
  const { email } = await join("owner")
  expect(await memberOf(email)).toMatchObject({ role: "owner" })
  await admin.post("/staff", { email, role: "read_only" })
  await expect(admin.post("/staff", { email, role: "king" })).rejects.toThrow("400")
})

test("of two owners who delete each other at the same moment one stays", async () => {
  const [one, other] = [await join("owner"), await join("owner")]
  const database = new Client(stack.databaseUrl)
  await database.connect()
  const demoted =
    "insert into staff_role (email, role) values ($1, 'read_only') on conflict (email) do update set role = $2"
  await sql(demoted, [stack.adminEmail, "read_only"])
  onTestFinished(() =>
    sql("delete from staff_role where email = $1", [stack.adminEmail]).then(() => undefined),
  )
  try {
    // Both have been checked before the first is deleted, unless one waits for the other.
    await database.query('begin; lock table "user" in share mode')
    const answers = Promise.all([
      one.ask(`/users/${other.id}`, { method: "DELETE" }),
      other.ask(`/users/${one.id}`, { method: "DELETE" }),
    ])
    const held = async () => {
      const { rows } = await database.query(
        "select from pg_locks where not granted and relation = '\"user\"'::regclass",
      )
      return rows.length
    }
    await expect.poll(held, SOON).toBeGreaterThan(0)
    await setTimeout(BOTH_CHECKED_MS)
    await database.query("rollback")
    const statuses = (await answers).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400])
  } finally {
    await database.end()
  }
})

test("an invitation is accepted under its own address only: another one may have more rights", async () => {
  const [invited, awaited] = [freshEmail("meghivott"), freshEmail("tulajdonos")]
  await admin.post("/staff", { email: awaited, role: "owner" })
  const accept = await inviteStaff(admin, invited)
  expect(await accept(awaited)).toBe(400)
  expect([await memberOf(awaited), (await memberOf(invited))?.is_invited]).toEqual([undefined, true])
  expect(await accept(invited.toUpperCase())).toBe(200)
  const member = (await admin.get<{ staff: StaffMember[] }>("/staff")).staff.find(
    ({ email }) => email.toLowerCase() === invited,
  )
  expect(member).toMatchObject({ role: "read_only", is_invited: false })
  await admin.delete(`/users/${member?.id}`)
})

test("nobody becomes an owner because the first account is gone, unless there is no other", async () => {
  const [reader, second] = [await join(), await join("owner")]
  const setGone = (time: string) =>
    sql(`update "user" set deleted_at = ${time} where email = $1`, [stack.adminEmail])
  await setGone("now()")
  onTestFinished(() => setGone("null").then(() => undefined))
  expect([(await second.ask("/staff")).status, (await reader.ask("/staff")).status]).toEqual([200, 403])
  await sql("delete from staff_role where email = $1", [second.email])
  expect([(await second.ask("/staff")).status, (await reader.ask("/staff")).status]).toEqual([403, 200])
})

test("more people are invited at once than there are connections to the database", async () => {
  type Invited = { invite: { id: string; email: string } }
  const emails = Array.from({ length: 12 }, () => `meghivott.${randomUUID()}@example.hu`)
  const invited = await Promise.all(emails.map((email) => admin.post<Invited>("/invites", { email })))
  expect(invited.map(({ invite }) => invite.email)).toEqual(emails)
  await Promise.all(invited.map(({ invite }) => admin.delete(`/invites/${invite.id}`)))
})

test("somebody who was removed from the staff can do nothing any more, whatever the role was", async () => {
  for (const role of [undefined, "owner"]) {
    const { id, ask } = await join(role)
    expect((await ask("/orders?limit=1")).status).toBe(200)
    await admin.delete(`/users/${id}`)
    expect((await ask("/orders?limit=1")).status).toBe(401)
    expect((await ask("/staff")).status).toBe(401)
    expect((await ask("/product-tags", { body: { value: `cimke-${id}` } })).status).toBe(401)
  }
})

test("changes are logged with their author, without the content; refused ones are not", async () => {
  const { email, id, ask } = await join("orders")
  const note = { resource_type: "order", resource_id: "order_x", value: "Titkos szöveg" }
  expect((await ask("/notes", { body: note })).status).toBe(200)
  expect((await ask("/products", { body: {} })).status).toBe(403)
  await admin.post(`/users/${id}`, { first_name: "Anna" })
  const read = async (q: string) =>
    (await admin.get<{ actions: StaffAction[] }>(`/staff-actions?q=${encodeURIComponent(q)}`)).actions
  await expect.poll(() => read(email), SOON).toMatchObject([{ email, method: "POST", path: "/admin/notes" }])
  await expect
    .poll(() => read(id), SOON)
    .toMatchObject([{ email: stack.adminEmail, path: `/admin/users/${id}`, subject: id }])
  expect(JSON.stringify(await read(""))).not.toContain("Titkos")
  await admin.runJob("staff-actions")
  expect(await read(email)).toHaveLength(1)
})

test("a staff member changes the password with the current one", async () => {
  const { email, ask, token } = await join()
  const changed = "egészen más jelmondat lesz"
  const cookie = await cookieFor(token)
  const inBrowser = (path: string, body?: unknown) => call(path, { cookie, body })
  const wrong = await ask("/my-password", { body: { current: "nem ez", password: changed } })
  expect([wrong.status, wrong.message]).toEqual([400, "A jelenlegi jelszó nem ez."])
  const weak = await ask("/my-password", { body: { current: MEMBER_PASSWORD, password: "jelszo" } })
  expect([weak.status, weak.message]).toEqual([400, expect.stringContaining("könnyen kitalálható")])
  // Tokens state their second.
  const { iat } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    iat: number
  }
  await expect.poll(() => Date.now() / 1000, SOON).toBeGreaterThan(iat + 1)
  const next = { current: MEMBER_PASSWORD, password: changed }
  expect((await inBrowser("/admin/my-password", next)).status).toBe(200)
  expect((await inBrowser("/admin/orders?limit=1")).status).toBe(200)
  // Whoever knew the old password is signed out.
  expect((await ask("/orders?limit=1")).status).toBe(401)
  expect((await call("/auth/token/refresh", { token, body: {} })).status).toBe(401)
  expect((await signIn(email, MEMBER_PASSWORD)).status).toBe(401)
  expect((await signIn(email, changed)).status).toBe(200)
})

test("a cookie that was known or planted before somebody signs in is not signed in", async () => {
  const packer = await join("orders")
  const planted = await cookieFor(packer.token)
  const { adminEmail, adminPassword } = stack
  const owners = await cookieFor((await signIn(adminEmail, adminPassword)).token, planted)
  expect((await call("/admin/staff", { cookie: owners })).status).toBe(200)
  expect((await call("/admin/staff", { cookie: planted })).status).toBe(401)
})

test("is for the staff only", async () => {
  for (const path of ["/admin/staff", "/admin/staff/me", "/admin/staff-actions"])
    expect((await callStore(path)).status).toBe(401)
  expect((await callStore("/admin/my-password", { body: {} })).status).toBe(401)
})
