import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, test, vi } from "vitest"
import { findDecidedOrders } from "./find-order-of-cart.ts"

test("a begun order of a clock that was ahead, which stays recent for hours, is not waited for", async () => {
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(60_000)
  const begun = { order_id: "order_01KAA0000000000000000000000", is_complete: false, is_recent: true }
  const database = { raw: async () => ({ rows: [begun] }) }
  const container = { resolve: () => database } as unknown as MedusaContainer
  expect(await findDecidedOrders(container, "cart_01KAA0000000000000000000000")).toEqual([begun])
})
