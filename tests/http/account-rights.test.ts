import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { AccountExport, OrderReviews, ShopFigures } from "@porteka/commerce-sdk"
import pg from "pg"
import { afterAll, expect, test, vi } from "vitest"
import { callAccount, codeFor, freshEmail, GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { stack } from "../fixtures/stack.ts"
import { joinStaff, MEMBER_PASSWORD } from "../fixtures/staff-member.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { askForDeletion, deleteNow } from "./account-deletion.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { balanceOf } from "./gift-card-state.ts"

const SOON = { timeout: 30_000, interval: 200 }
const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 })
afterAll(() => database.end())

async function orderOf(email: string, token?: string) {
  const testProduct = await testProductOf("faults", 6)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  if (token) await buyer.checkout({ email }, token)
  return buyer.buy(cart.total)
}

const ordersOf = async (token: string) =>
  (await callStore<{ orders: { id: string }[] }>("/store/orders", { token })).body.orders.map(({ id }) => id)

test("guest orders with the same address are claimed by its verified owner, and by nobody else", async () => {
  const email = freshEmail()
  const order = await orderOf(email)
  const others = await newAccount()
  const { session_token: token, customer } = await newAccount(email)
  expect(customer.claimable_orders).toBe(1)
  expect(await ordersOf(token)).toEqual([])
  const foreign = await callAccount("/order-claims", { method: "POST", token: others.session_token })
  expect(foreign.body).toEqual({ claimed: 0 })
  const { body } = await callAccount("/order-claims", { method: "POST", token })
  expect([body, await ordersOf(token)]).toEqual([{ claimed: 1 }, [order.id]])
  expect((await callAccount("/order-claims", { method: "POST", token })).body).toEqual({ claimed: 0 })
})

test("an account started after an order gets it once the e-mail is confirmed", async () => {
  const email = freshEmail()
  const order = await orderOf(email)
  const { session_token: token } = await newAccount(email, { claim_orders: true })
  expect(await ordersOf(token)).toEqual([order.id])
  // Its address is the first saved one: the next checkout is filled in.
  type Saved = { addresses: { address_1: string; phone: string; is_default_shipping: boolean }[] }
  const { addresses } = (await callStore<Saved>("/store/customers/me/addresses", { token })).body
  expect(addresses).toMatchObject([{ address_1: "Fő utca 1.", is_default_shipping: true }])
  expect(addresses[0]?.phone).toMatch(/^\+36/)
})

test("an export contains all data of the customer and no secret", async () => {
  const email = freshEmail()
  const { session_token: token } = await newAccount(email, { newsletter: true })
  const order = await orderOf(email, token)
  const wished = await testProductOf("faults", 6)
  const added_at = new Date().toISOString()
  await callAccount("/wishlist", {
    body: {
      items: [
        { product_id: wished.productId, variant_id: wished.variantId, added_at },
        { product_id: "prod_1", variant_id: "variant_1", added_at },
      ],
    },
    token,
  })
  const { body } = await callAccount<AccountExport>("/export", { token })
  expect(body).toMatchObject({
    customer: { email, first_name: "Anna" },
    orders: [{ id: order.id, email, items: [{ quantity: 1 }] }],
    consents: [{ email, state: "confirmed" }],
    wishlist: {
      items: [
        { variant_id: wished.variantId, title: expect.any(String), variant_title: expect.any(String) },
        { product_id: "prod_1", title: null, variant_title: null },
      ],
    },
    sessions: [{}],
  })
  expect(body.mails.map(({ kind }) => kind)).toContain("account_code")
  expect(JSON.stringify(body)).not.toMatch(/token_hash|password|ps_[A-Za-z0-9_-]{20}|browser_hash/)
})

/** Whether the job has still to do with this deletion. */
const isDue = async (customerId: string) =>
  (
    await database.query("select 1 from account_deletion where customer_id = $1 and due_at <= now()", [
      customerId,
    ])
  ).rows.length > 0

test("an account is deleted with password and code, seven days later but not before its orders are sent, and can be kept until then", async () => {
  const email = freshEmail()
  const { session_token: token, customer } = await newAccount(email)
  const order = await orderOf(email, token)
  expect((await callAccount("/deletion", { body: { password: "valami rossz jelszo" }, token })).status).toBe(
    401,
  )
  const ask = (earlier: number) => askForDeletion(email, token, earlier)
  const first = await ask(0)
  const days = (new Date(first.body.due_at).getTime() - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  const admin = await Administrator.signIn()
  await admin.runJob("accounts")
  expect((await callAccount("/session", { token })).body).toMatchObject({
    customer: { deletion_due_at: first.body.due_at },
  })
  await callAccount("/deletion", { method: "DELETE", token })
  expect((await callAccount("/session", { token })).body).toMatchObject({
    customer: { deletion_due_at: null },
  })

  await ask(1)
  await deleteNow(admin, customer.id)
  await expect.poll(() => isDue(customer.id), SOON).toBe(false)
  expect((await callAccount("/session", { token })).status).toBe(200)
  // The staff reads what the account waits for.
  const held = () => admin.get(`/order-desk/${order.id}`)
  expect(await held()).toMatchObject({ order: { holds_deletion: true } })
  const waiting = async () =>
    (await admin.get<ShopFigures>("/figures?days=7")).waiting.deletions.filter(({ id }) => id === order.id)
  expect(await waiting()).toEqual([{ id: order.id, display_id: expect.any(Number) }])
  await (await OrderDesk.for(order.id)).cancel()
  expect(await held()).toMatchObject({ order: { holds_deletion: false } })
  expect(await waiting()).toEqual([])
  await deleteNow(admin, customer.id)
  const isNotified = async () =>
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("deletion_done")
  await vi.waitFor(isNotified, SOON)
  expect((await callAccount("/session", { token })).status).toBe(401)
  const body = { email, password: GOOD_PASSWORD, locale: "hu" }
  expect((await callAccount("/sign-in", { body })).status).toBe(401)
  const { rows } = await database.query(
    `select "order".email, billing.last_name as payer, "order".metadata, customer.first_name
       from "order" join order_address billing on billing.id = "order".billing_address_id
       join customer on customer.id = "order".customer_id where "order".id = $1`,
    [order.id],
  )
  expect(rows).toMatchObject([{ payer: "Kovács", first_name: null }])
  expect(rows[0].email).toMatch(/@deleted\.invalid$/)
  // Nor does a guest's record of the address remain.
  const remaining = await database.query("select id from customer where lower(email) = $1", [email])
  expect(remaining.rows).toEqual([])
  // The address is free for a new account, which gets no data of the old one.
  const again = await newAccount(email)
  expect([again.customer.claimable_orders, await ordersOf(again.session_token)]).toEqual([0, []])
})

test("an account is not deleted while its order is being placed", async () => {
  const email = freshEmail()
  const { session_token: token, customer } = await newAccount(email)
  const testProduct = await testProductOf("faults", 6)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  await buyer.fillIn({ email, delivery: "pickup" })
  const { cart } = (await buyer.checkout({ email }, token)).body
  await askForDeletion(email, token)
  const admin = await Administrator.signIn()

  const holder = await database.connect()
  await holder.query("begin")
  await holder.query("select 1 from cart where id = $1 for update", [buyer.cartId])
  const placed = buyer.buy(cart.total)
  const isWaiting = async () =>
    (
      await holder.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rows.length > 0
  await expect.poll(isWaiting, SOON).toBe(true)
  const deleted = deleteNow(admin, customer.id)
  // By then the job has begun.
  await Promise.all(Array.from({ length: 5 }, () => admin.get(`/customers/${customer.id}`)))
  await holder.query("commit")
  holder.release()
  await Promise.all([placed, deleted])
  await expect.poll(() => isDue(customer.id), SOON).toBe(false)
  const { rows } = await database.query(
    `select "order".email, customer.deleted_at from "order" join customer on customer.id = "order".customer_id
      where "order".id = $1`,
    [(await placed).id],
  )
  expect(rows).toEqual([{ email, deleted_at: null }])
})

test("reviews of a deleted account are deleted with their photos, from the pages and from the disk", async () => {
  const email = freshEmail()
  const { session_token: token, customer } = await newAccount(email)
  const order = await orderOf(email, token)
  const desk = await OrderDesk.for(order.id)
  await desk.takeMoney()
  await desk.deliver(await desk.pack())
  const photo = await readFile(new URL("../fixtures/photos/camera.jpg", import.meta.url), "base64")
  const { productId } = await testProductOf("faults", 6)
  const review = { product_id: productId, stars: 5, text: "Szép.", author: "Anna", photos: [photo] }
  const path = `/store/orders/${order.id}/reviews`
  expect((await callStore(path, { body: review, token })).status).toBe(200)
  const { body } = await callStore<OrderReviews>(path, { token })
  const [kept] = body.products[0]?.review?.photos ?? []
  const addresses = [kept?.small ?? "", kept?.large ?? ""]
  const statuses = () =>
    Promise.all(
      addresses.map(async (one) => {
        const file = one.split("/").at(-1)
        const headers = { "x-publishable-api-key": stack.publishableKey }
        const address = new URL(`/store/orders/${order.id}/review-photos/${file}`, stack.backendUrl)
        return (await fetch(address, { headers })).status
      }),
    )
  expect(await statuses()).toEqual([200, 200])
  const { reviews } = (await callAccount<AccountExport>("/export", { token })).body
  expect(reviews).toMatchObject([{ photos: [kept?.large] }])

  await askForDeletion(email, token)
  const admin = await Administrator.signIn()
  await deleteNow(admin, customer.id)
  await expect.poll(statuses, SOON).toEqual([404, 404])
  const id = /([\w-]+)-small\.jpg$/.exec(addresses[0] ?? "")?.[1]
  const left = async () => {
    await admin.runJob("review-requests")
    return (await database.query("select 1 from product_review_photo where id = $1", [id])).rows
  }
  expect(id).toBeTruthy()
  await expect.poll(left, SOON).toEqual([])
})

test("a gift card that the shop gave to a deleted account keeps its money and reason, but not the person", async () => {
  const admin = await Administrator.signIn()
  const [email, other] = [freshEmail(), freshEmail("masik")]
  const { session_token: token, customer } = await newAccount(email)
  const give = (recipient_email: string) =>
    admin.post<{ id: string }>("/sold-gift-cards", {
      request_id: randomUUID(),
      value: 3000,
      locale: "hu",
      reason: "Késett a csomagja",
      recipient_email,
      recipient_name: "Kárpót Klára",
      message: "Elnézést kérünk.",
    })
  // Addresses are the same in any case.
  const [mine, others] = [await give(email.toUpperCase()), await give(other)]
  const read = async ({ id }: { id: string }) =>
    (await database.query("select * from sold_gift_card where id = $1", [id])).rows[0]
  const given = await read(mine)

  await askForDeletion(email, token)
  await deleteNow(admin, customer.id)
  const { code, reason, given_by } = given
  await expect
    .poll(() => read(mine), SOON)
    .toMatchObject({
      recipient_name: "",
      recipient_email: null,
      message: null,
      code,
      value: 3000,
      reason,
      given_by,
      voided_at: null,
    })
  expect(await read(others)).toMatchObject({ recipient_name: "Kárpót Klára", recipient_email: other })
  const { rows: mails } = await database.query("select 1 from outgoing_mail where part_id = $1", [mine.id])
  expect(mails).toEqual([])
  expect(await balanceOf(code)).toBe(3000)
  // Nobody is left to send it to, but the staff may enter an address.
  await expect(admin.post(`/sold-gift-cards/${mine.id}/send`, {})).rejects.toThrow("400")
})

test("changing the e-mail takes a password and a code sent there, and both addresses are informed", async () => {
  const [before, after] = [freshEmail(), freshEmail("uj")]
  const { session_token: token } = await newAccount(before)
  const wrong = await callAccount("/email", {
    body: { email: after, password: "valami rossz jelszo" },
    token,
  })
  expect(wrong.status).toBe(401)
  const { body: begun } = await callAccount<{ attempt: string }>("/email", {
    body: { email: after, password: GOOD_PASSWORD },
    token,
  })
  const code = await codeFor(after, "email_change_code")
  const { status, body } = await callAccount("/email/confirm", {
    body: { code, attempt: begun.attempt },
    token,
  })
  expect([status, body]).toMatchObject([200, { customer: { email: after } }])
  expect((await callAccount("/session", { token })).status).toBe(401)
  for (const email of [before, after]) {
    await vi.waitFor(
      async () => expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("email_changed"),
      SOON,
    )
    const signIn = await callAccount("/sign-in", { body: { email, password: GOOD_PASSWORD, locale: "hu" } })
    expect(signIn.status).toBe(email === after ? 200 : 401)
  }
})

test("a taken address cannot be set, and nobody learns that it is taken", async () => {
  const [mine, others] = [await newAccount(), await newAccount()]
  const ask = (email: string) =>
    callAccount<{ attempt: string }>("/email", {
      body: { email, password: GOOD_PASSWORD },
      token: mine.session_token,
    })
  const [taken, free] = [await ask(others.email), await ask(freshEmail())]
  expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)])
  const kinds = async () => (await mailsTo(others.email)).map(({ kind }) => kind)
  await vi.waitFor(async () => expect(await kinds()).toContain("account_exists"), SOON)
  expect(await kinds()).not.toContain("email_change_code")
})

test("a member of the staff keeps the admin when the customer's account is deleted, and the account when dismissed", async () => {
  const admin = await Administrator.signIn()
  const { email, id } = await joinStaff(admin)
  const { customer } = await newAccount(email)
  const credentials = { email, password: MEMBER_PASSWORD, locale: "hu" }
  const statusOf = async (path: string) => (await callStore(path, { body: credentials })).status
  await admin.delete(`/personal-data/${customer.id}`)
  expect(await statusOf("/auth/user/emailpass")).toBe(200)
  expect(await statusOf("/account/sign-in")).toBe(401)

  await newAccount(email)
  await admin.delete(`/users/${id}`)
  expect(await statusOf("/account/sign-in")).toBe(200)
  // Without the admin's e-mail for it, the account has its own.
  const { body } = await callAccount<{ attempt: string }>("/password/reset", {
    body: { email, locale: "hu" },
  })
  const code = await codeFor(email, "password_reset")
  const reset = { email, code, password: GOOD_PASSWORD, attempt: body.attempt }
  expect((await callAccount("/password/reset/confirm", { body: reset })).status).toBe(200)
})

test("a member of the staff who changes the customer's e-mail address keeps that of the admin", async () => {
  const { email, token: staffToken } = await joinStaff(await Administrator.signIn())
  await newAccount(email)
  const next = freshEmail("uj")
  const customerOf = (address: string) =>
    callAccount<{ session_token: string }>("/sign-in", {
      body: { email: address, password: MEMBER_PASSWORD, locale: "hu" },
    })
  const { session_token: token } = (await customerOf(email)).body
  const { body: begun } = await callAccount<{ attempt: string }>("/email", {
    body: { email: next, password: MEMBER_PASSWORD },
    token,
  })
  const code = await codeFor(next, "email_change_code")
  const { status, body } = await callAccount<{ session_token: string }>("/email/confirm", {
    body: { code, attempt: begun.attempt },
    token,
  })
  expect(status).toBe(200)
  const profile = { body: { first_name: "Anna" }, token: body.session_token }
  expect((await callAccount("/profile", profile)).status).toBe(200)
  expect([(await customerOf(next)).status, (await customerOf(email)).status]).toEqual([200, 401])
  const admin = { body: { email, password: MEMBER_PASSWORD } }
  expect((await callStore("/auth/user/emailpass", admin)).status).toBe(200)
  const change = { current: MEMBER_PASSWORD, password: "egeszen mas jelmondat lesz" }
  expect((await callStore("/admin/my-password", { body: change, token: staffToken })).status).toBe(200)
  expect((await customerOf(next)).status).toBe(200)
})
