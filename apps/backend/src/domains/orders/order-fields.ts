/** All fields from which an order's amounts are computed and shown. */
const TOTALS = [
  "total",
  "subtotal",
  "tax_total",
  "discount_total",
  "discount_subtotal",
  "discount_tax_total",
  "original_total",
  "original_subtotal",
  "original_tax_total",
  "item_total",
  "item_subtotal",
  "item_tax_total",
  "item_discount_total",
  "original_item_total",
  "original_item_subtotal",
  "original_item_tax_total",
  "shipping_total",
  "shipping_subtotal",
  "shipping_tax_total",
  "shipping_discount_total",
  "original_shipping_total",
  "original_shipping_subtotal",
  "original_shipping_tax_total",
]

const LINES = ["items.*", "items.tax_lines.*", "items.adjustments.*"]
const SHIPPING_METHODS = [
  "shipping_methods.*",
  "shipping_methods.tax_lines.*",
  "shipping_methods.adjustments.*",
]
/** Lines and deliveries with their `total`: Medusa computes it only if the order's is asked for, from taxes and discounts. */
export const AMOUNTS_OF_LINES = ["total", ...LINES, ...SHIPPING_METHODS]

const ADDRESSES = ["shipping_address.*", "billing_address.*"]

/** The fields shown on the confirmation page and in the e-mail. */
export const ORDER_FIELDS = [
  "id",
  "display_id",
  "status",
  "currency_code",
  "email",
  "locale",
  "region_id",
  "customer_id",
  "metadata",
  "created_at",
  "updated_at",
  "canceled_at",
  "summary",
  ...TOTALS,
  ...LINES,
  "items.detail.*",
  ...SHIPPING_METHODS,
  ...ADDRESSES,
  "payment_collections.*",
  "payment_collections.payments.*",
  "payment_collections.payments.refunds.*",
  "fulfillments.*",
  "fulfillments.labels.*",
  "fulfillments.items.line_item_id",
  "fulfillments.items.quantity",
]
