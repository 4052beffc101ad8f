import type { MedusaContainer } from "@medusajs/framework/types"
import { type LineOptions, lineKey, lineOptionsOf } from "@porteka/shop"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { notFound } from "../../refusals/refusals.ts"

/** A cart line without its amounts. */
export interface CartLine {
  id: string
  variant_id: string | null
  quantity: number
  metadata: Record<string, unknown> | null
}

const LINES: Prepared = {
  name: "cart-lines",
  sql: `
  select id, variant_id, quantity, metadata from cart_line_item
   where cart_id = ? and deleted_at is null order by created_at, id`,
}

/** The lines of a cart, oldest first. */
export const readLines = (container: MedusaContainer, cartId: string): Promise<CartLine[]> =>
  queryPrepared<CartLine>(container, LINES, [cartId])

/** @returns all lines of the cart, and the requested one. @throws not found */
export async function requireLine(
  container: MedusaContainer,
  cartId: string,
  lineId: string,
): Promise<{ lines: CartLine[]; line: CartLine }> {
  const lines = await readLines(container, cartId)
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw notFound("The cart has no such line")
  return { lines, line }
}

/** Identifies lines: another variant or other options make another line. */
export function keyOf(
  { variant_id, metadata }: { variant_id: string | null; metadata?: unknown },
  options: LineOptions = lineOptionsOf(metadata),
): string {
  return lineKey({ variantId: variant_id ?? "", options })
}
