import type { Address, OrderLineItem, OrderListItem } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import { inLineOrder } from "@porteka/shop"
import type { Locale } from "#app/i18n/locales.ts"
import { displayedStatus } from "./order-status.ts"
import { isPaymentPending, titleOfLine } from "./order-view.ts"

/**
 * An order as `GET /api/orders` and `GET /api/orders/{id}` answer it (specification, sections 3 and 7). Amounts are
 * whole forints; all but `subtotal` include VAT.
 */
export function toOrderAnswer(order: OrderListItem, locale: Locale) {
  const { id, total, subtotal, shipping_total, tax_total, currency_code, created_at, updated_at } = order
  return {
    id,
    display_id: String(order.display_id),
    status: specifiedStatus(order),
    total,
    // The net amount and the VAT are fractions of forints.
    subtotal: Math.round(subtotal),
    shipping_total: Math.round(shipping_total),
    tax_total: Math.round(tax_total),
    total_formatted: formatMoney(total, currency_code, locale),
    currency_code: currency_code.toUpperCase(),
    items: inLineOrder(order.items ?? []).map(toItem),
    shipping_address: toAddress(order.shipping_address),
    billing_address: toAddress(order.billing_address),
    shipping_methods: order.shipping_methods.map(({ id, name, total }) => ({ id, name, total })),
    payments: (order.payment_collections ?? []).map(({ id, amount, status }) => ({ id, amount, status })),
    created_at,
    updated_at,
  }
}

/** One of the statuses that the specification names; pages have one more, for orders that wait for a transfer. */
const specifiedStatus = (order: OrderListItem) =>
  displayedStatus({ ...order, payment_pending: isPaymentPending(order) })

function toItem(item: OrderLineItem) {
  const { id, unit_price, quantity, thumbnail, variant_id, variant_title, variant_sku } = item
  const title = titleOfLine(item)
  const product = { title, thumbnail }
  return {
    id,
    title,
    unit_price,
    quantity,
    thumbnail,
    variant: { id: variant_id, title: variant_title, sku: variant_sku, product },
  }
}

function toAddress(address: Address | null) {
  if (!address) return null
  const {
    first_name,
    last_name,
    company,
    address_1,
    address_2,
    city,
    province,
    postal_code,
    country_code,
    phone,
  } = address
  return {
    first_name,
    last_name,
    company,
    address_1,
    address_2,
    city,
    province,
    postal_code,
    country_code,
    phone,
  }
}
