import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, test, vi } from "vitest"
import { closeIfOrdered, findDecidedOrders } from "./decided-orders.ts"

const CART = "cart_01KAA0000000000000000000000"
const ORDER = { order_id: "order_01KAA0000000000000000000000", is_recent: true }

/** A database in which this is the cart's order. */
function withOrder(order: object) {
  const changes: unknown[] = []
  const raw = async (sql: string, values: unknown) => {
    if (sql.startsWith("update cart ")) changes.push(values)
    return { rows: [order] }
  }
  return { container: { resolve: () => ({ raw }) } as unknown as MedusaContainer, changes }
}

test("a begun order of a clock that was ahead, which stays recent for hours, is not waited for", async () => {
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(60_000)
  const begun = { ...ORDER, is_complete: false }
  const { container } = withOrder(begun)
  expect(await findDecidedOrders(container, CART)).toEqual([begun])
})

test.each([
  ["whole", true, [{ cartId: CART, isOrdered: true }]],
  ["left half-made by a crash", false, []],
])("the cart of an order that is %s", async (_state, is_complete, updates) => {
  const { container, changes } = withOrder({ ...ORDER, is_complete, is_recent: false })
  await closeIfOrdered(container, CART)
  expect(changes).toEqual(updates)
})
