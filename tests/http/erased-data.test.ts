import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { budapestDay } from "@porteka/hungary"
import { RETENTION } from "@porteka/shop"
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
import { exportOrders } from "../fixtures/uploads.ts"
import { ADDRESS, Buyer } from "./backend-buyer.ts"

/** What is erased is nowhere in the database any more. */

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
  const asked = `Telefonon kérte: ${told.phone}`
  await admin.post("/order-edits", { order_id: order.id, internal_note: asked })
  await admin.delete(`/order-edits/${order.id}`)
  const desk = await OrderDesk.for(order.id)
  await desk.takeMoney()
  await desk.deliver(await desk.pack())
  const repaid = `Engedmény, ${told.phone} hívta`
  await admin.post(`/orders/${order.id}/refund`, { amount: 100, note: repaid })
  const personal = [email, order.billing_address?.phone ?? "", told.phone, told.address_1]
  expect(personal).not.toContain("")
  expect(await tablesWith(...personal)).toEqual(
    expect.arrayContaining([
      "customer",
      "fulfillment_address",
      "note",
      "order",
      "order_address",
      "order_change",
      "order_change_action",
      "refund",
    ]),
  )
  const copy = JSON.stringify(await admin.get(path))
  for (const text of [...personal, `Hívni: ${told.phone}`, asked, repaid]) expect(copy).toContain(text)
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
  expect(readFileSync(join(stack.logsFolder, "backend.log"), "utf8")).toContain(
    `The person of customer ${customers[0]?.id} was erased`,
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

test("nothing is left of an address by which a code counts its uses", async () => {
  const [email, code] = [freshEmail(), `EGYSZER${Date.now()}`]
  const admin = await Administrator.signIn()
  await admin.post("/promotions", {
    code,
    type: "standard",
    status: "active",
    is_tax_inclusive: true,
    campaign: {
      name: code,
      campaign_identifier: code,
      budget: { type: "use_by_attribute", attribute: "customer_email", limit: 1 },
    },
    application_method: {
      type: "percentage",
      target_type: "items",
      allocation: "across",
      value: 10,
      currency_code: "huf",
    },
  })
  const buyer = await newCart()
  const { cart } = await buyer.fillIn({ email })
  await buyer.redeem(code)
  const { body } = await buyer.checkout({})
  expect(body.cart.total).toBeLessThan(cart.total)
  const order = await buyer.buy(body.cart.total)
  expect(await tablesWith(email)).toContain("promotion_campaign_budget_usage")
  await (await OrderDesk.for(order.id)).cancel()
  const { customers } = await admin.get<{ customers: { id: string }[] }>(`/customers?q=${email}`)
  expect(await admin.delete(`/personal-data/${customers[0]?.id}`)).toMatchObject({ deleted: true })
  // But for the e-mail that says so.
  expect(await tablesWith(email)).toEqual(["outgoing_mail"])
})

test("a table of orders that the staff has exported is deleted after some days, and who is in it with it", async () => {
  const admin = await Administrator.signIn()
  const [old, recent] = [await exportOrders(admin), await exportOrders(admin)]
  await database.query(
    `update notification set created_at = now() - make_interval(days => $1) where data->'file'->>'url' = $2`,
    [RETENTION.orderExportDays, old],
  )
  await admin.runJob("old-personal-data")
  const statusOf = async (url: string) => (await fetch(url, { headers: admin.headers })).status
  await expect.poll(() => statusOf(old), SOON).toBe(404)
  expect(await statusOf(recent)).toBe(200)
  await expect.poll(() => tablesWith(old), SOON).toEqual([])
})

/** Moves everything that has happened to an order, and its buyer's record, into the past. */
async function makeOlder(orderId: string, years: number): Promise<void> {
  const ago = `created_at = created_at - interval '${years} years'`
  for (const statement of [
    `update "order" set ${ago} where id = $1`,
    `update order_transaction set ${ago} where order_id = $1`,
    `update order_change set ${ago} where order_id = $1`,
    `update invoice set ${ago}, issued_at = issued_at - interval '${years} years' where order_id = $1`,
    `update fulfillment set ${ago}, shipped_at = shipped_at - interval '${years} years', delivered_at = delivered_at - interval '${years} years'
      where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
    `update outgoing_mail set ${ago} where about_id = $1`,
    `update customer set updated_at = updated_at - interval '${years} years' where id = (select customer_id from "order" where id = $1)`,
  ])
    await database.query(statement, [orderId])
}

test("an order is forgotten five years after its last event, its receipts after eight from the end of their year", async () => {
  const admin = await Administrator.signIn()
  const placeOne = async () => {
    const email = freshEmail()
    const name = `Feledő ${randomUUID()}`
    const told = {
      phone: newPhone(),
      address_1: `Lejárt köz ${randomUUID()}`,
      notes: `Csengő: ${randomUUID()}`,
    }
    const buyer = await newCart()
    await buyer.fillIn({ email })
    const { notes, ...place } = told
    const { body } = await buyer.checkout({
      shipping_address: { ...ADDRESS, ...place, last_name: name },
      notes,
    })
    const order = await buyer.buy(body.cart.total)
    const desk = await OrderDesk.for(order.id)
    await desk.takeMoney()
    await desk.deliver(await desk.pack())
    await admin.post("/notes", {
      resource_type: "order",
      resource_id: order.id,
      value: `Hívni: ${told.phone}`,
    })
    await expect
      .poll(async () => (await invoicesOf(order.id)).map(({ state }) => state), SOON)
      .toEqual(["issued"])
    // An e-mail that was given up keeps its address no longer than one that was sent.
    await database.query(
      "update outgoing_mail set state = 'failed' where about_id = $1 and kind = 'order_placed'",
      [order.id],
    )
    // What an invoice needs stays longer.
    return { id: order.id, invoiced: [name, place.address_1], personal: [email, place.phone, notes] }
  }
  const invoicesOf = async (id: string) =>
    (
      await database.query<{ id: string; state: string }>(
        "select id, state from invoice where order_id = $1",
        [id],
      )
    ).rows
  const filesOf = async (id: string) => {
    const keys = (await invoicesOf(id)).map((invoice) => `invoice:${invoice.id}`)
    return (await database.query("select key from stored_document where key = any($1)", [keys])).rows.length
  }
  const [old, recent] = [await placeOne(), await placeOne()]
  expect(await tablesWith(...old.personal)).toEqual(
    expect.arrayContaining(["cart", "cart_address", "invoice", "note", "outgoing_mail"]),
  )

  await makeOlder(old.id, 5)
  // Placed long ago, delivered lately.
  await database.query(`update "order" set created_at = now() - interval '9 years' where id = $1`, [
    recent.id,
  ])
  await admin.runJob("outgoing-mails")
  await admin.runJob("old-personal-data")
  await expect.poll(() => tablesWith(...old.personal), SOON).toEqual([])
  expect(await tablesWith(...old.invoiced)).toEqual(["invoice", "order_address"])
  expect(await filesOf(old.id)).toBe(1)
  expect(await tablesWith(recent.personal[0] ?? "")).toEqual(expect.arrayContaining(["customer", "order"]))
  expect(await admin.get(`/order-desk/${old.id}`)).toMatchObject({ order: { is_erased: true } })

  // In the ninth year at the latest, and never within the eighth.
  await makeOlder(old.id, 3)
  await admin.runJob("old-personal-data")
  await makeOlder(recent.id, 9)
  await admin.runJob("outgoing-mails")
  await admin.runJob("old-personal-data")
  await expect.poll(() => tablesWith(...recent.personal, ...recent.invoiced), SOON).toEqual([])
  expect(await tablesWith(...old.invoiced)).toEqual(["invoice", "order_address"])
  expect(await filesOf(recent.id)).toBe(0)
  await makeOlder(old.id, 1)
  await admin.runJob("old-personal-data")
  await expect.poll(() => tablesWith(...old.invoiced), SOON).toEqual([])
})

test("who paid by transfer is forgotten when the eighth year after that of the payment has ended in Budapest", async () => {
  const thisYear = Number(budapestDay(new Date()).slice(0, 4))
  // New Year's Eve has no daylight saving time: midnight is at 23:00 UTC.
  const newYear = Date.UTC(thisYear - RETENTION.receiptYears, 0, 1) - 3_600_000
  const halfAnHour = 1_800_000
  const name = `Kovács ${randomUUID()}`
  const bring = async (at: number) => {
    const id = `entry-${randomUUID()}`
    await database.query(
      `insert into bank_entry (id, order_id, amount, booked_by, payer, account, text, created_at)
       values ($1, 'order_of_then', 1000, 'nobody', $2, 'HU42', $2, $3)`,
      [id, name, new Date(at)],
    )
    return id
  }
  const [before, after] = [await bring(newYear - halfAnHour), await bring(newYear + halfAnHour)]
  const known = async (id: string) =>
    (await database.query("select payer, account, text from bank_entry where id = $1", [id])).rows[0]
  const admin = await Administrator.signIn()
  await admin.runJob("old-personal-data")
  await expect.poll(() => known(before), SOON).toEqual({ payer: "", account: null, text: "" })
  expect(await known(after)).toEqual({ payer: name, account: "HU42", text: name })
  await database.query("delete from bank_entry where id = any($1)", [[before, after]])
})

test("deleting carts finds what belongs to them by an index, however many there are", async () => {
  // PostgreSQL looks for deleted rows, too, so an index without them does not help.
  const { rows } = await database.query<{ reference: string }>(`
    select foreign_key.conrelid::regclass || '.' || part.attname as reference
      from pg_constraint foreign_key
      join pg_attribute part
        on part.attrelid = foreign_key.conrelid and part.attnum = foreign_key.conkey[1]
     where foreign_key.contype = 'f' and foreign_key.confdeltype in ('c', 'n')
       and foreign_key.confrelid = any('{cart,cart_address,cart_line_item,cart_shipping_method}'::regclass[])
       and not exists (
         select from pg_index index
          where index.indrelid = foreign_key.conrelid and index.indkey[0] = part.attnum
            and coalesce(pg_get_expr(index.indpred, index.indrelid), '') not like '%deleted_at%')`)
  expect(rows).toEqual([])
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
  // The record that the checkout has made of its guest goes, too; what the staff has entered stays.
  const entered = freshEmail()
  await admin.post("/customers", { email: entered })
  await database.query("update customer set updated_at = now() - interval '31 days' where email = any($1)", [
    [email, entered],
  ])
  await admin.runJob("old-personal-data")
  await expect.poll(() => tablesWith(email), SOON).toEqual([])
  expect(await tablesWith(entered)).toEqual(["customer"])
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
