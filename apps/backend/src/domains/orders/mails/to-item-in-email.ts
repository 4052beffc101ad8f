import type { ItemInEmail } from "@porteka/emails"
import { lineOptionsOf } from "@porteka/shop"
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
