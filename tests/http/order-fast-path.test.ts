import { randomUUID } from "node:crypto"
import type { Order } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductsOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

let variants: { id: string; sku: string }[] = []
beforeAll(async () => {
  const admin = await Administrator.signIn()
  variants = (await testProductsOf("admin")).slice(2, 4).map(({ variantId: id, sku }) => ({ id, sku }))
  for (const { sku } of variants) await admin.setStock(sku, 1000)
})

interface Purchase {
  lines: { variant: number; quantity: number; metadata?: Record<string, string | boolean> }[]
  locale?: Locale
  delivery?: string
  payment?: string
  details?: Record<string, unknown>
}

/** Buys with Medusa's own completion, which is used for every cart with an earlier payment. */
async function buy(purchase: Purchase, way: "short" | "medusa"): Promise<{ cartId: string; order: Order }> {
  const { lines, locale, details, ...choice } = purchase
  const items = lines.map(({ variant, ...line }) => ({ variant_id: variants[variant]?.id ?? "", ...line }))
  const buyer = await Buyer.withCart(items, locale)
  const { cart } = await buyer.fillIn({ email: `rovid-${randomUUID()}@example.com`, ...choice })
  if (details) await buyer.checkout(details)
  if (way === "medusa") await callStore("/store/payment-collections", { body: { cart_id: buyer.cartId } })
  return { cartId: buyer.cartId, order: await buyer.buy(cart.total) }
}

/**
 * All rows of an order, table by table. Medusa returns lines in no fixed order; each purchase has another
 * quantity of each.
 */
const ROWS: Record<string, string> = {
  order: `select * from "order" where id = $1`,
  order_summary: "select * from order_summary where order_id = $1",
  order_item: "select * from order_item where order_id = $1 order by quantity",
  order_line_item: `select line.* from order_line_item line join order_item item on item.item_id = line.id
    where item.order_id = $1 order by item.quantity`,
  order_line_item_tax_line: `select tax.* from order_line_item_tax_line tax join order_item item on item.item_id = tax.item_id
    where item.order_id = $1 order by item.quantity`,
  order_shipping: "select * from order_shipping where order_id = $1 order by shipping_method_id",
  order_shipping_method: `select method.* from order_shipping_method method
    join order_shipping shipping on shipping.shipping_method_id = method.id where shipping.order_id = $1 order by method.name`,
  order_shipping_method_tax_line: `select tax.* from order_shipping_method_tax_line tax
    join order_shipping shipping on shipping.shipping_method_id = tax.shipping_method_id where shipping.order_id = $1`,
  shipping_address: `select address.* from order_address address join "order" o on o.shipping_address_id = address.id where o.id = $1`,
  billing_address: `select address.* from order_address address join "order" o on o.billing_address_id = address.id where o.id = $1`,
  order_cart: "select * from order_cart where order_id = $1",
  order_payment_collection: "select * from order_payment_collection where order_id = $1",
  cart_payment_collection: `select pay.* from cart_payment_collection pay join order_cart link on link.cart_id = pay.cart_id
    where link.order_id = $1`,
  payment_collection: `select collection.* from payment_collection collection
    join order_payment_collection link on link.payment_collection_id = collection.id where link.order_id = $1`,
  payment_session: `select session.* from payment_session session
    join order_payment_collection link on link.payment_collection_id = session.payment_collection_id where link.order_id = $1`,
  payment: `select payment.* from payment
    join order_payment_collection link on link.payment_collection_id = payment.payment_collection_id where link.order_id = $1`,
  reservation_item: `select held.* from reservation_item held join order_item item on item.item_id = held.line_item_id
    where item.order_id = $1 order by held.quantity`,
  order_promotion: "select * from order_promotion where order_id = $1",
}

/** Different in every order. */
const OWN = /^(id|.*_(id|at)|display_id|email|phone|accepted_at|placed_from)$/
/** Ids that existed in the shop before. */
const SHARED = new Set([
  "variant_id",
  "product_id",
  "region_id",
  "sales_channel_id",
  "provider_id",
  "location_id",
  "inventory_item_id",
  "shipping_option_id",
  "tax_rate_id",
])
const isOwn = (key: string) => OWN.test(key) && !SHARED.has(key)

/** For an id, only its presence and kind are compared. */
const comparable = (rows: unknown): unknown =>
  JSON.parse(
    JSON.stringify(rows, (key, value) => {
      if (!isOwn(key)) return value
      if (typeof value === "number") return "number"
      return typeof value === "string" ? value.replace(/_?[0-9A-Z]{26}$|.*[@:].*|^\+36.*/, "") : value
    }),
  )

const rowsOf = (orderId: string) =>
  withConnection(stack.databaseUrl, async (client) => {
    const found: Record<string, unknown> = {}
    for (const [table, query] of Object.entries(ROWS))
      found[table] = (await client.query(query, [orderId])).rows
    return comparable(found)
  })

const inOrder = ({ items, shipping_methods: methods, ...order }: Order) => ({
  ...order,
  items: items.toSorted((one, other) => one.quantity - other.quantity),
  shipping_methods: methods.toSorted((one, other) => one.amount - other.amount),
})

/** Medusa's own way writes on the cart what the order needs. */
const isShort = async (cartId: string) =>
  (
    await sql<{ is_short: boolean }>("select metadata->'terms' is null as is_short from cart where id = $1", [
      cartId,
    ])
  )[0]?.is_short

const PURCHASES: [string, Purchase][] = [
  ["a thing by courier", { lines: [{ variant: 0, quantity: 1 }] }],
  [
    "two things, one of them engraved, paid on delivery",
    {
      lines: [
        { variant: 0, quantity: 2 },
        { variant: 1, quantity: 1, metadata: { engraving: "Anna" } },
      ],
      payment: "cash_on_delivery",
    },
  ],
  ["to a locker, in English", { lines: [{ variant: 1, quantity: 3 }], delivery: "locker", locale: "en" }],
  [
    "for a company, with a word to the shop",
    {
      lines: [{ variant: 0, quantity: 1 }],
      delivery: "pickup",
      details: {
        notes: "Csengő nincs",
        billing_address: {
          first_name: "Béla",
          last_name: "Nagy",
          company: "Őrség Kft.",
          address_1: "Fő tér 2.",
          city: "Győr",
          province: "Győr-Moson-Sopron",
          postal_code: "9021",
          country_code: "hu",
          metadata: { tax_number: "12345676-1-41" },
        },
      },
    },
  ],
  [
    "the same thing in two lines",
    {
      lines: [
        { variant: 0, quantity: 1, metadata: { engraving: "Anna" } },
        { variant: 0, quantity: 2, metadata: { engraving: "Béla" } },
      ],
    },
  ],
]

describe("an order written at once", () => {
  test.each(PURCHASES)("%s equals what Medusa's completion writes", async (_, purchase) => {
    const short = await buy(purchase, "short")
    const medusa = await buy(purchase, "medusa")
    expect([await isShort(short.cartId), await isShort(medusa.cartId)]).toEqual([true, false])
    expect(await rowsOf(short.order.id)).toEqual(await rowsOf(medusa.order.id))
    expect(comparable(inOrder(short.order))).toEqual(comparable(inOrder(medusa.order)))
  })
})

/**
 * Additional fields that Medusa returns if one more field is requested, and parts that it returns again by
 * their ids.
 */
const BESIDES = new Set([
  "variant",
  "custom_display_id",
  "payment_session",
  "provider",
  "shipping_option",
  "delivery_address",
  "refund_reason",
])

/** Medusa returns rows in no fixed order. */
const sorted = (order: unknown) =>
  JSON.parse(JSON.stringify(order), (key, value) => {
    if (BESIDES.has(key)) return undefined
    return Array.isArray(value) ? value.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1)) : value
  })

/** A fulfilment's items have only that of their line. */
const idOf = ({ id, line_item_id: lineId }: { id?: string; line_item_id?: string }) => id ?? lineId ?? ""

/**
 * With one more field requested, the order is read by Medusa. What follows from an event may still change the order, so both
 * are read again if our own reading changed meanwhile.
 */
async function expectSame(orderId: string): Promise<void> {
  const read = async (query = "") =>
    sorted((await callStore<{ order: Order }>(`/store/orders/${orderId}${query}`)).body.order)
  const { ours, theirs } = await vi.waitFor(async () => {
    const before = await read()
    const answers = { theirs: await read("?fields=%2Bcustomer_id"), ours: await read() }
    if (JSON.stringify(before) !== JSON.stringify(answers.ours))
      throw new Error("The order is still being changed")
    return answers
  }, 10_000)
  expect(ours).toEqual(theirs)
}

describe("an order read with one statement equals the one that Medusa reads", () => {
  test("paid, packed, shipped, delivered, returned and refunded", async () => {
    const { order } = await buy(
      {
        lines: [
          { variant: 0, quantity: 2 },
          { variant: 1, quantity: 1 },
        ],
      },
      "short",
    )
    const desk = await OrderDesk.for(order.id)
    await expectSame(order.id)
    await desk.takeMoney()
    const paymentId = await desk.paymentId()
    const parcelId = await desk.pack()
    await expectSame(order.id)
    await desk.ship(parcelId, "90123456789")
    await desk.deliver(parcelId)
    await expectSame(order.id)
    await desk.receiveReturn()
    await desk.refund(paymentId, 500)
    await expectSame(order.id)
  })

  test("with a code, paid on delivery, canceled", async () => {
    const buyer = await Buyer.withCart([{ variant_id: variants[0]?.id ?? "", quantity: 3 }])
    await buyer.redeem("UDVOZLET10")
    const email = `kodos-${randomUUID()}@example.com`
    const { cart } = await buyer.fillIn({ email, delivery: "locker", payment: "cash_on_delivery" })
    const { id } = await buyer.buy(cart.total)
    await expectSame(id)
    await (await OrderDesk.for(id)).cancel()
    await expectSame(id)
  })

  test("changed by the staff, and exchanged", async () => {
    const { order } = await buy({ lines: [{ variant: 0, quantity: 1 }], locale: "en" }, "short")
    const desk = await OrderDesk.for(order.id)
    await desk.add(variants[1]?.id ?? "", 2)
    await expectSame(order.id)
  })

  test("an unknown one does not exist", async () => {
    expect((await callStore("/store/orders/order_01ARZ3NDEKTSV4RRFFQ69G5FAV")).status).toBe(404)
  })
})
