import { generateEntityId } from "@medusajs/framework/utils"
import { AWAITING_MONEY } from "../../../modules/payment-pending/ids.ts"
import { rawAmount } from "../../../records/raw-amount.ts"

interface RowToCopy {
  id: string
  tax_lines: { id: string }[]
}

/** The cart fields from which an order is copied. */
export interface CartToCopy {
  id: string
  items: RowToCopy[]
  shipping_methods: RowToCopy[]
}

export interface OrderTerms {
  /** Whole forints. */
  total: number
  metadata: Record<string, unknown>
  provider_id: string
}

/** The values of a new order that cannot be copied from the cart: ids, metadata, payment, totals. */
export function toOrderParts(cart: CartToCopy, { total, metadata, provider_id }: OrderTerms) {
  const taxesOf = (owners: readonly RowToCopy[], prefix: string) =>
    owners.flatMap(({ tax_lines }) => tax_lines.map(({ id }) => [id, newId(prefix)] as const))
  return {
    cart_id: cart.id,
    order_id: newId("order"),
    metadata,
    shipping_address_id: newId("ordaddr"),
    billing_address_id: newId("ordaddr"),
    lines: withNewIds(cart.items, "ordli").map((row) => ({
      ...row,
      order_item_id: newId("orditem"),
      reservation_id: newId("resitem"),
    })),
    methods: withNewIds(cart.shipping_methods, "ordsm").map((row) => ({
      ...row,
      order_shipping_id: newId("ordspmv"),
    })),
    taxes: Object.fromEntries([
      ...taxesOf(cart.items, "ordlitxl"),
      ...taxesOf(cart.shipping_methods, "ordsmtxl"),
    ]),
    summary_id: newId("ordsum"),
    totals: sumsOf(total),
    cart_link_id: newId("ordercart"),
    payment: {
      provider_id,
      amount: total,
      data: AWAITING_MONEY,
      collection_id: newId("pay_col"),
      session_id: newId("payses"),
      cart_link_id: newId("capaycol"),
      order_link_id: newId("ordpay"),
    },
  }
}

const newId = (prefix: string) => generateEntityId(undefined, prefix)

/** Rows written at the same moment are ordered by their ids. */
function withNewIds(rows: readonly RowToCopy[], prefix: string): { id: string; new_id: string }[] {
  const ids = rows.map(() => newId(prefix)).toSorted()
  return rows.map(({ id }, index) => ({ id, new_id: ids[index] ?? newId(prefix) }))
}

/** Medusa's summary of an unpaid order. */
function sumsOf(total: number): Record<string, unknown> {
  const sums = {
    current_order_total: total,
    original_order_total: total,
    accounting_total: total,
    pending_difference: total,
    transaction_total: 0,
    paid_total: 0,
    refunded_total: 0,
    credit_line_total: 0,
  }
  const raws = Object.entries(sums).map(([name, sum]) => [`raw_${name}`, rawAmount(sum)])
  return { ...sums, ...Object.fromEntries(raws) }
}
