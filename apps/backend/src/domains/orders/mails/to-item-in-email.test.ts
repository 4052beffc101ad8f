import { CHARGE_KEY } from "@porteka/shop"
import { expect, it } from "vitest"
import type { OrderMail } from "./order-mail.ts"
import { toParcelItems } from "./to-item-in-email.ts"

const line = (id: string, created_at: string, metadata: object = {}) => ({
  id,
  created_at,
  metadata,
  title: id,
  product_title: id,
  variant_id: null,
  variant_title: null,
})
const order = {
  items: [
    line("jar", "2026-11-27T10:02:00Z", { gift_wrap: true }),
    line("bowl", "2026-11-27T10:01:00Z"),
    line("wrapping", "2026-11-27T10:03:00Z", { [CHARGE_KEY]: "gift_wrap" }),
  ],
} as unknown as OrderMail["order"]

it("lists a parcel's products in the order's own order, without the charge for wrapping", () => {
  const packed = ["wrapping", "jar", "bowl"].map((id) => ({ line_item_id: id, title: id, quantity: 1 }))
  expect(toParcelItems({ order, products: [] }, packed).map(({ title }) => title)).toEqual(["bowl", "jar"])
})
