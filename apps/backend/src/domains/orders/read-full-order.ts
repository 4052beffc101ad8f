import type { MedusaContainer } from "@medusajs/framework/types"
import { createRawPropertiesFromBigNumber, decorateCartTotals } from "@medusajs/framework/utils"
import { getLastFulfillmentStatus, getLastPaymentStatus } from "@medusajs/medusa/core-flows"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { readMoments } from "../../records/read-moments.ts"
import { notFound } from "../../refusals/refusals.ts"
import { withGiftCardPaid } from "../gift-cards/with-gift-card-paid.ts"

const partsOf = (table: string, key: string, owner: string, condition = "true") =>
  `coalesce((select json_agg(part order by part.id) from ${table} part
              where part.${key} = ${owner}.id and part.deleted_at is null and ${condition}), '[]')`

/** An order with the fields of ORDER_FIELDS, by one statement instead of one per table and module. */
const FULL_ORDER: Prepared = {
  name: "full-order",
  sql: `
  select o.id, o.display_id, o.status, o.version, o.currency_code, o.email, o.locale, o.region_id, o.customer_id,
         o.metadata, o.created_at, o.updated_at, o.canceled_at,
         (select summary.totals from order_summary summary
           where summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
           order by summary.id limit 1) as summary,
         coalesce((select json_agg(row order by (row).line.created_at, (row).line.id) from (
                     select line, item,
                            ${partsOf("order_line_item_tax_line", "item_id", "line")} as tax_lines,
                            ${partsOf("order_line_item_adjustment", "item_id", "line", "part.version = item.version")} as adjustments
                       from order_item item
                       join order_line_item line on line.id = item.item_id and line.deleted_at is null
                      where item.order_id = o.id and item.version = o.version and item.deleted_at is null) row), '[]') as items,
         coalesce((select json_agg(row order by (row).method.id) from (
                     select method, shipping,
                            ${partsOf("order_shipping_method_tax_line", "shipping_method_id", "method")} as tax_lines,
                            ${partsOf("order_shipping_method_adjustment", "shipping_method_id", "method", "part.version = shipping.version")} as adjustments
                       from order_shipping shipping
                       join order_shipping_method method on method.id = shipping.shipping_method_id and method.deleted_at is null
                      where shipping.order_id = o.id and shipping.version = o.version and shipping.deleted_at is null) row), '[]') as shipping_methods,
         ${partsOf("order_credit_line", "order_id", "o", "part.version = o.version")} as credit_lines,
         (select row_to_json(address) from order_address address
           where address.id = o.shipping_address_id and address.deleted_at is null) as shipping_address,
         (select row_to_json(address) from order_address address
           where address.id = o.billing_address_id and address.deleted_at is null) as billing_address,
         coalesce((select json_agg(collection order by collection.id) from (
                     select collection.*, coalesce((
                              select json_agg(payment order by payment.id) from (
                                select payment.*, ${partsOf("refund", "payment_id", "payment")} as refunds
                                  from payment
                                 where payment.payment_collection_id = collection.id and payment.deleted_at is null) payment), '[]') as payments
                       from order_payment_collection link
                       join payment_collection collection
                         on collection.id = link.payment_collection_id and collection.deleted_at is null
                      where link.order_id = o.id and link.deleted_at is null) collection), '[]') as payment_collections,
         coalesce((select json_agg(fulfillment order by fulfillment.id) from (
                     select fulfillment.*, ${partsOf("fulfillment_label", "fulfillment_id", "fulfillment")} as labels,
                            coalesce((select json_agg(json_build_object('line_item_id', part.line_item_id, 'quantity', part.quantity) order by part.id)
                                        from fulfillment_item part
                                       where part.fulfillment_id = fulfillment.id and part.deleted_at is null), '[]') as items
                       from order_fulfillment link
                       join fulfillment on fulfillment.id = link.fulfillment_id and fulfillment.deleted_at is null
                      where link.order_id = o.id and link.deleted_at is null) fulfillment), '[]') as fulfillments
    from "order" o where o.id = ? and o.deleted_at is null`,
}

type Row = Record<string, unknown>

interface OrderRow extends Row {
  currency_code: string
  items: { line: Row; item: Row; tax_lines: Row[]; adjustments: Row[] }[]
  shipping_methods: { method: Row; shipping: Row; tax_lines: Row[]; adjustments: Row[] }[]
}

/**
 * The order with its payment and fulfillment status and what gift cards paid; the caller names the type that
 * matches its fields. @throws 404
 */
export async function readFullOrder<Order>(container: MedusaContainer, orderId: string): Promise<Order> {
  const [row] = await queryPrepared<OrderRow>(container, FULL_ORDER, [orderId])
  if (!row) throw notFound(`Order id not found: ${orderId}`)
  const parts = { ...row, items: row.items.map(toLine), shipping_methods: row.shipping_methods.map(toMethod) }
  decorateCartTotals(parts as never)
  createRawPropertiesFromBigNumber(parts)
  // Medusa computes with number objects; callers get plain numbers.
  const read = JSON.parse(JSON.stringify(parts, (name, value) => (name === "totals_id" ? undefined : value)))
  readMoments(read)
  const [order] = await withGiftCardPaid(container, [read])
  const fields = Object.entries(order).filter(([name]) => !OMITTED.test(name))
  return {
    ...Object.fromEntries(fields),
    payment_status: getLastPaymentStatus(order),
    // Gift cards are in no parcel, so they do not count for the status.
    fulfillment_status: getLastFulfillmentStatus({ ...order, items: order.items.filter(isSent) }),
  } as Order
}

const isSent = ({ is_giftcard: isCard }: Row) => !isCard

/** Totals that are not among ORDER_FIELDS. */
const OMITTED =
  /^raw_|^(fulfilled|shipped|return_requested|return_received|return_dismissed|write_off)_total$/

/** A line with its quantities; its price may have changed since. */
function toLine({ line, item, tax_lines, adjustments }: OrderRow["items"][number]): Row {
  const agreed = [
    "unit_price",
    "raw_unit_price",
    "compare_at_unit_price",
    "raw_compare_at_unit_price",
    "metadata",
  ]
  return {
    ...line,
    ...Object.fromEntries(agreed.map((name) => [name, item[name] ?? line[name]])),
    quantity: item.quantity,
    raw_quantity: item.raw_quantity,
    line_item_metadata: line.metadata,
    tax_lines,
    adjustments,
    detail: item,
  }
}

const toMethod = ({ method, shipping, ...taxes }: OrderRow["shipping_methods"][number]): Row => ({
  ...method,
  order_id: shipping.order_id,
  ...taxes,
  detail: shipping,
})
