import type { MedusaContainer } from "@medusajs/framework/types"
import { createRawPropertiesFromBigNumber, decorateCartTotals } from "@medusajs/framework/utils"
import type { PartlyPaid } from "../../amounts/line-amounts.ts"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { readMoments } from "../../records/read-moments.ts"
import { cartNotFound } from "../checkout-errors.ts"
import { withGiftCardPaid } from "../gift-cards/with-gift-card-paid.ts"
import { type CodeFacts, type JudgedCart, judgeKeptCodes } from "../promotions/judge-kept-codes.ts"
import { KEPT_CODES } from "../promotions/kept-codes.sql.ts"
import { isSelected } from "./read-payment.ts"

const partsOf = (table: string, key: string, owner: string) =>
  `coalesce((select json_agg(part order by part.id) from ${table} part
              where part.${key} = ${owner}.id and part.deleted_at is null), '[]')`

/** Reads carts with everything that shoppers see, by one statement instead of one per table and module. */
const WHOLE_CARTS: Prepared = {
  name: "whole-carts",
  sql: `
  select cart.id, cart.currency_code, cart.email, cart.locale, cart.region_id, cart.customer_id,
         cart.sales_channel_id, cart.completed_at, cart.metadata, cart.created_at, cart.updated_at,
         (select json_build_object('id', id, 'name', name, 'currency_code', currency_code,
                                   'automatic_taxes', automatic_taxes)
            from region where region.id = cart.region_id and region.deleted_at is null) as region,
         coalesce((select json_agg(line order by line.created_at, line.id) from (
                     select line.*, ${partsOf("cart_line_item_tax_line", "item_id", "line")} as tax_lines,
                            ${partsOf("cart_line_item_adjustment", "item_id", "line")} as adjustments
                       from cart_line_item line
                      where line.cart_id = cart.id and line.deleted_at is null) line), '[]') as items,
         coalesce((select json_agg(method order by method.created_at, method.id) from (
                     select method.*,
                            ${partsOf("cart_shipping_method_tax_line", "shipping_method_id", "method")} as tax_lines,
                            ${partsOf("cart_shipping_method_adjustment", "shipping_method_id", "method")} as adjustments
                       from cart_shipping_method method
                      where method.cart_id = cart.id and method.deleted_at is null) method), '[]') as shipping_methods,
         ${partsOf("credit_line", "cart_id", "cart")} as credit_lines,
         (select row_to_json(address) from cart_address address
           where address.id = cart.shipping_address_id and address.deleted_at is null) as shipping_address,
         (select row_to_json(address) from cart_address address
           where address.id = cart.billing_address_id and address.deleted_at is null) as billing_address,
         coalesce((select json_agg(json_build_object(
                     'id', promotion.id, 'code', promotion.code, 'is_automatic', promotion.is_automatic,
                     'application_method', (
                       select json_build_object('id', way.id, 'value', way.value, 'type', way.type,
                                                'currency_code', way.currency_code)
                         from promotion_application_method way
                        where way.promotion_id = promotion.id and way.deleted_at is null)) order by link.created_at, promotion.id)
                     from cart_promotion link
                     join promotion on promotion.id = link.promotion_id and promotion.deleted_at is null
                    where link.cart_id = cart.id and link.deleted_at is null), '[]') as promotions,
         ${KEPT_CODES} as kept_codes,
         (select row_to_json(collection) from (
            select collection.*, ${partsOf("payment_session", "payment_collection_id", "collection")} as payment_sessions
              from cart_payment_collection link
              join payment_collection collection
                on collection.id = link.payment_collection_id and collection.deleted_at is null
             where link.cart_id = cart.id and link.deleted_at is null
             order by link.created_at desc limit 1) collection) as payment_collection
    from cart where cart.id = any(?) and cart.deleted_at is null`,
}

type Row = Record<string, unknown>

interface CartRow extends Row {
  id: string
  payment_collection: (Row & { payment_sessions: Row[] }) | null
  kept_codes: CodeFacts[] | null
}

/** The carts that exist, with the totals that Medusa computes from their parts and what gift cards paid. */
export async function readWholeCarts<Cart extends { id: string }>(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Cart[]> {
  const rows = await queryPrepared<CartRow>(container, WHOLE_CARTS, [[...ids]])
  const carts = rows.map((row) => toCart(row) as unknown as Cart & PartlyPaid)
  return await withGiftCardPaid(container, carts)
}

/** One cart. @throws cart_not_found */
export async function readWholeCart<Cart extends { id: string }>(
  container: MedusaContainer,
  id: string,
): Promise<Cart> {
  const [cart] = await readWholeCarts<Cart>(container, [id])
  if (!cart) throw cartNotFound()
  return cart
}

/** In Medusa's format: missing parts are absent, and timestamps are dates. */
function toCart(row: CartRow): Row {
  readMoments(row)
  for (const session of row.payment_collection?.payment_sessions ?? []) session.selected = isSelected(session)
  decorateCartTotals(row as never)
  createRawPropertiesFromBigNumber(row)
  const kept = row.kept_codes
  const judged = kept && judgeKeptCodes(kept, row as unknown as JudgedCart, new Date())
  return Object.fromEntries(
    Object.entries({ ...row, kept_codes: judged }).filter(
      ([name, value]) =>
        !name.startsWith("raw_") &&
        !name.startsWith("credit_line") &&
        (value !== null || !RELATIONS.has(name)),
    ),
  )
}

const RELATIONS = new Set([
  "region",
  "shipping_address",
  "billing_address",
  "payment_collection",
  "kept_codes",
])
