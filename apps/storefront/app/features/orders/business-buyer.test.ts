import type { Order } from "@porteka/commerce-sdk/wire"
import { shop } from "@porteka/shop"
import { expect, test } from "vitest"
import { toOrderView } from "./order-view.ts"

const line = (id: string, title: string) => ({
  id,
  title,
  product_title: title,
  quantity: 1,
  unit_price: 1000,
  total: 1000,
  original_total: 1000,
  tax_total: 213,
  metadata: null,
})

const orderBy = (billing_address: object) =>
  ({
    id: "order_1",
    display_id: 1,
    created_at: "2026-11-20T10:00:00Z",
    status: "pending",
    payment_status: "authorized",
    fulfillment_status: "not_fulfilled",
    currency_code: "huf",
    total: 2000,
    metadata: { payment_method: "cash_on_delivery" },
    items: [line("a", "Bögre"), line("b", "Névre szóló szív")],
    shipping_methods: [],
    shipping_address: null,
    billing_address,
    withdrawal_exemptions: [{ line_item_id: "b", reason: "custom" }],
  }) as unknown as Order

test("a consumer may withdraw, except from what was made for them; a buyer with a tax number may not", () => {
  const person = { first_name: "Anna", last_name: "Kovács", metadata: { tax_number: "" } }
  expect(toOrderView(orderBy(person), "hu", shop)).toMatchObject({
    canWithdraw: true,
    exemptItems: ["Névre szóló szív"],
  })
  const company = { ...person, company: "Kft.", metadata: { tax_number: "12345676-1-41" } }
  expect(toOrderView(orderBy(company), "hu", shop)).toMatchObject({ canWithdraw: false, exemptItems: [] })
})

test("after a withdrawal from the whole order nothing is asked for or promised, after one from a part all stays", () => {
  const method = { name: "", data: { code: "locker" }, amount: 0, total: 0, original_total: 0, tax_total: 0 }
  const order = { ...orderBy({}), metadata: { payment_method: "bank_transfer" }, shipping_methods: [method] }
  const withdrawal = { reference: "EL-1", received_at: "2026-11-21T10:00:00Z", status: "received" }
  const seen = (whole_order: boolean) => {
    const { status, delivery, isWithdrawn } = toOrderView(
      { ...order, withdrawal: { ...withdrawal, whole_order } } as unknown as Order,
      "hu",
      shop,
    )
    return { status, canMove: delivery?.canMove, isWithdrawn }
  }
  expect(seen(true)).toEqual({ status: "pending", canMove: false, isWithdrawn: true })
  expect(seen(false)).toEqual({ status: "awaiting_transfer", canMove: true, isWithdrawn: false })
})

test("a charge for wrapping comes after the products, without an article number", () => {
  const charge = {
    ...line("a", "Díszcsomagolás"),
    variant_sku: "SZOLG-DISZCSOMAGOLAS",
    metadata: { charge_for: "gift_wrap" },
  }
  const order = { ...orderBy({}), items: [charge, { ...line("b", "Bögre"), variant_sku: "BOG-1" }] }
  const { lines } = toOrderView(order as unknown as Order, "hu", shop)
  expect(lines.map(({ title, sku }) => [title, sku])).toEqual([
    ["Bögre", "BOG-1"],
    ["Díszcsomagolás", null],
  ])
})
