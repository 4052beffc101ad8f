import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, expect, test, vi } from "vitest"
import { freshEmail } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { newPhone } from "../fixtures/purchase.ts"
import { stack } from "../fixtures/stack.ts"
import { joinStaff } from "../fixtures/staff-member.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer } from "./backend-buyer.ts"

/** What is erased is nowhere in the database any more. */

vi.setConfig({ testTimeout: 150_000 })

const SOON = { timeout: 30_000, interval: 200 }
const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 })
afterAll(() => database.end())

const newCart = async () =>
  Buyer.withCart([{ variant_id: (await testProductOf("faults", 6)).variantId, quantity: 1 }])

async function orderOf(email: string) {
  const buyer = await newCart()
  const { cart } = await buyer.fillIn({ email })
  return buyer.buy(cart.total)
}

/** The tables in which one of these texts is anywhere. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const patterns = texts.map((text) => `%${text}%`)
    const { rows } = await database.query(`select from "${name}" row where row::text ilike any($1) limit 1`, [
      patterns,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

test("the owner hands over and erases a guest's data on request, not while an order is open", async () => {
  const email = freshEmail()
  const order = await orderOf(email)
  const admin = await Administrator.signIn()
  const { customers } = await admin.get<{ customers: { id: string }[] }>(`/customers?q=${email}`)
  const path = `/personal-data/${customers[0]?.id}`
  expect(await admin.get(path)).toMatchObject({ customer: { email }, orders: [{ id: order.id, email }] })
  const document = await fetch(`${stack.backendUrl}/admin${path}/document`, { headers: admin.headers })
  expect(document.headers.get("content-type")).toBe("application/pdf")
  expect(
    Buffer.from(await document.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-")
  await expect(admin.delete(path)).rejects.toThrow(String(order.display_id))

  const told = { phone: newPhone(), address_1: `Elfelejtett köz ${randomUUID()}` }
  await admin.post(`/orders/${order.id}`, {
    shipping_address: { ...ADDRESS, ...told, address_1: "Rossz utca 1." },
  })
  await admin.post(`/orders/${order.id}`, { shipping_address: { ...ADDRESS, ...told } })
  await admin.post("/notes", { resource_type: "order", resource_id: order.id, value: `Hívni: ${told.phone}` })
  const desk = await OrderDesk.for(order.id)
  await desk.takeMoney()
  await desk.deliver(await desk.pack())
  const personal = [email, order.billing_address?.phone ?? "", told.phone, told.address_1]
  expect(personal).not.toContain("")
  expect(await tablesWith(...personal)).toEqual(
    expect.arrayContaining([
      "customer",
      "fulfillment_address",
      "note",
      "order",
      "order_address",
      "order_change_action",
    ]),
  )
  const { token } = await joinStaff(admin, "orders")
  const asMember = { headers: { authorization: `Bearer ${token}` } }
  for (const [method, called] of [
    ["GET", path],
    ["GET", `${path}/document`],
    ["DELETE", path],
  ] as const)
    expect((await fetch(`${stack.backendUrl}/admin${called}`, { ...asMember, method })).status).toBe(403)
  expect(await admin.delete(path)).toMatchObject({ deleted: true })
  const { rows } = await database.query(
    `select "order".email, customer.email as customer, shipping.phone
       from "order" join customer on customer.id = "order".customer_id
       join order_address shipping on shipping.id = "order".shipping_address_id where "order".id = $1`,
    [order.id],
  )
  expect(rows).toMatchObject([
    {
      email: expect.stringMatching(/@deleted\.invalid$/),
      customer: expect.stringMatching(/@deleted\.invalid$/),
      phone: null,
    },
  ])
  await vi.waitFor(
    async () => expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("data_erased"),
    SOON,
  )
  // But for the e-mail that says so.
  expect(await tablesWith(...personal)).toEqual(["outgoing_mail"])
  // What concerns the order later is sent to nobody, and does not make it a problem.
  await database.query(
    `insert into outgoing_mail (id, key, kind, about_id, locale, recipient, due_at, state)
     select 'mail_' || id, 'order_cancelled:late:' || id, 'order_cancelled', id, 'hu', email, now(), 'pending'
       from "order" where id = $1`,
    [order.id],
  )
  await admin.runJob("outgoing-mails")
  const { rows: late } = await database.query("select state from outgoing_mail where id = 'mail_' || $1", [
    order.id,
  ])
  expect(late).toEqual([{ state: "dropped" }])
  expect(await admin.get(`/order-desk/${order.id}`)).toMatchObject({
    order: { is_erased: true, problems: [] },
  })
})

test("the personal data of an unfinished checkout is deleted after 30 days, the cart after 90", async () => {
  const email = freshEmail()
  const buyer = await newCart()
  await buyer.fillIn({ email })
  const admin = await Administrator.signIn()
  const read = async () => (await buyer.checkout({})).body.cart
  await admin.runJob("old-personal-data")
  expect((await read()).email).toBe(email)
  await database.query("update cart set updated_at = now() - interval '31 days' where id = $1", [
    buyer.cartId,
  ])
  await admin.runJob("old-personal-data")
  await vi.waitFor(async () => expect((await read()).email).toBeNull(), SOON)
  const cart = await read()
  expect([cart.shipping_address?.address_1, cart.items.length]).toEqual([null, 1])
  // Nobody can open it any more: all of it goes.
  for (const [table, column] of [
    ["cart", "id"],
    ["cart_line_item", "cart_id"],
  ])
    await database.query(`update ${table} set updated_at = now() - interval '91 days' where ${column} = $1`, [
      buyer.cartId,
    ])
  await admin.runJob("old-personal-data")
  await expect.poll(() => tablesWith(buyer.cartId), SOON).toEqual([])
})
