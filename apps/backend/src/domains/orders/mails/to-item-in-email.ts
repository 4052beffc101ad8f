import type { ItemInEmail } from "@porteka/emails"
import { inLineOrder, isProductLine, lineOptionsOf } from "@porteka/shop"
import { chosenVariant } from "../read-ordered-products.ts"
import type { OrderMail } from "./order-mail.ts"

/** With the order's names: a parcel's own lines contain the variant's title. */
export function toItemInEmail(
  { order, products }: Pick<OrderMail, "order" | "products">,
  lineId: string | null,
  { title, quantity }: { title: string; quantity: number },
): ItemInEmail {
  const line = order.items.find(({ id }) => id === lineId)
  return {
    title: line?.product_title ?? line?.title ?? title,
    variant_title: line ? chosenVariant(line, products) : null,
    options: lineOptionsOf(line?.metadata),
    quantity: Number(quantity),
  }
}

/** The products of a parcel in the order's own order, without what was charged for wrapping them. */
export function toParcelItems(
  { order, products }: Pick<OrderMail, "order" | "products">,
  items: readonly { line_item_id: string | null; title: string; quantity: number }[],
): ItemInEmail[] {
  const lines = inLineOrder(order.items)
  return items
    .map((item) => ({ item, place: lines.findIndex(({ id }) => id === item.line_item_id) }))
    .filter(({ place }) => lines[place] === undefined || isProductLine(lines[place]))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => toItemInEmail({ order, products }, item.line_item_id, item))
}
