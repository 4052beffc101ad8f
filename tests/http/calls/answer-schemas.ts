import { z } from "zod"

/**
 * The answers by the names of their parts: `{ cart }`, `{ products, count, limit, offset }`. Records may
 * contain more fields (requested with `fields`), but never other values under these names; a part without a
 * schema is an error.
 */

const id = z.string().min(1)
const moment = z.iso.datetime()
const count = z.int().min(0)
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish()
/** Whole forints; Medusa calculates with fractions in between. */
const amount = z.number()

const dates = { created_at: maybe(moment), updated_at: maybe(moment), deleted_at: z.null().optional() }
const record = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject({ id, ...dates, ...shape })
const text = z.string()
const metadata = maybe(z.record(z.string(), z.unknown()))

const address = record({ city: maybe(text), postal_code: maybe(text), country_code: maybe(text) })
const line = record({
  title: text,
  quantity: z.number().positive(),
  unit_price: amount,
  variant_id: maybe(id),
})
const paymentSession = record({ provider_id: id, status: text, amount })
const paymentCollection = record({
  amount,
  currency_code: text,
  payment_sessions: maybe(z.array(paymentSession)),
})
const totals = { total: amount.optional(), subtotal: amount.optional(), tax_total: amount.optional() }

const cart = record({
  ...totals,
  currency_code: text,
  email: maybe(text),
  items: maybe(z.array(line)),
  region_id: maybe(id),
  shipping_address: maybe(address.partial({ id: true })),
  payment_collection: maybe(paymentCollection),
  metadata,
})
const order = record({
  ...totals,
  display_id: z.int().positive().optional(),
  status: text.optional(),
  currency_code: text.optional(),
  email: maybe(text),
  items: maybe(z.array(record({ quantity: z.number() }))),
  metadata,
})
const variant = record({ title: maybe(text), sku: maybe(text), product_id: maybe(id) })
const product = record({
  title: text,
  handle: text,
  status: z.enum(["draft", "proposed", "published", "rejected"]).optional(),
  variants: maybe(z.array(variant)),
})
const customer = record({ email: maybe(text), first_name: maybe(text), last_name: maybe(text), metadata })
const named = record({ name: text })
const valued = record({ value: text, metadata })
const region = record({ name: text, currency_code: text })
const collection = record({ title: text, handle: text })
const category = record({ name: text, handle: text })
const shippingOption = record({ name: text, price_type: z.enum(["flat", "calculated"]) })
const change = record({ order_id: id.optional(), status: text.optional() })
const apiKey = record({
  title: text,
  type: z.enum(["publishable", "secret"]),
  redacted: text,
  revoked_at: maybe(moment),
})
const inventoryItem = record({ sku: maybe(text), requires_shipping: z.boolean().optional() })
const priceList = record({
  title: text,
  status: z.enum(["active", "draft"]),
  type: z.enum(["sale", "override"]),
})
const promotion = record({ code: text, type: z.enum(["standard", "buyget"]), status: text.optional() })
const taxRate = record({ name: text, code: text, rate: maybe(z.number()) })
const payment = record({ amount, currency_code: text, provider_id: text.optional() })
const fulfillment = record({ location_id: id, provider_id: maybe(text), shipped_at: maybe(moment) })
const batch = z.union([
  z.array(z.looseObject({ id: id.optional() })),
  z.looseObject({ created: z.array(z.unknown()).optional(), updated: z.array(z.unknown()).optional() }),
])
const unchecked = z.unknown()

const ONE: Record<string, z.ZodType> = {
  address,
  api_key: apiKey,
  batch_job: record({ type: z.enum(["product-import", "product-export"]), status: text }),
  campaign: record({ name: text, campaign_identifier: text }),
  cart,
  claim: change,
  collection,
  currency: z.looseObject({ code: text, name: text, decimal_digits: count }),
  customer,
  customer_group: named,
  discount: promotion,
  draft_order: order,
  exchange: change,
  file: z.looseObject({ id, url: z.url() }),
  fulfillment,
  fulfillment_set: record({ name: text, type: text }),
  gift_card: z.looseObject({ id, code: text, value: amount, balance: amount }),
  inventory_item: inventoryItem,
  invite: record({ email: z.email(), accepted: z.boolean() }),
  note: record({ resource_id: text, resource_type: text, value: text }),
  notification: record({ to: text, channel: text, template: maybe(text) }),
  order,
  order_change: change,
  order_edit: change,
  order_preview: order,
  payment,
  payment_collection: paymentCollection,
  payment_session: paymentSession,
  price_list: priceList,
  price_preference: record({ attribute: text, is_tax_inclusive: z.boolean() }),
  product,
  product_category: category,
  product_option: record({ title: text }),
  product_tag: valued,
  product_type: valued,
  promotion,
  publishable_api_key: apiKey,
  refund_reason: record({ label: text }),
  region,
  reservation: record({ inventory_item_id: id, location_id: id, quantity: z.number().positive() }),
  return: change,
  return_reason: record({ label: text, value: text }),
  sales_channel: record({ name: text, is_disabled: z.boolean().optional() }),
  shipping_option: shippingOption,
  shipping_profile: record({ name: text, type: text }),
  stock_location: named,
  store: record({ name: text }),
  swap: change,
  tax_rate: taxRate,
  tax_region: record({ country_code: text }),
  user: z.looseObject({ id: id.optional(), email: z.email().optional() }),
  variant,
  workflow_execution: record({ workflow_id: text, transaction_id: text, state: text }),
}

const MANY: Record<string, z.ZodType> = {
  addresses: address,
  api_keys: apiKey,
  batch_jobs: z.looseObject({ id, type: text, status: text }),
  campaigns: ONE.campaign as z.ZodType,
  claims: change,
  collections: collection,
  currencies: ONE.currency as z.ZodType,
  customer_groups: named,
  customers: customer,
  discounts: promotion,
  draft_orders: order,
  exchanges: change,
  files: ONE.file as z.ZodType,
  fulfillment_options: z.looseObject({ id }),
  fulfillment_providers: record({ is_enabled: z.boolean() }),
  gift_cards: ONE.gift_card as z.ZodType,
  inventory_items: inventoryItem,
  inventory_levels: record({ location_id: id, stocked_quantity: z.number() }),
  invites: ONE.invite as z.ZodType,
  notes: ONE.note as z.ZodType,
  notifications: ONE.notification as z.ZodType,
  order_changes: change,
  order_items: z.looseObject({}),
  orders: order,
  payment_methods: z.looseObject({ id, provider_id: id }),
  payment_providers: record({ is_enabled: z.boolean() }),
  payments: payment,
  price_lists: priceList,
  price_preferences: ONE.price_preference as z.ZodType,
  product_categories: category,
  product_options: ONE.product_option as z.ZodType,
  product_tags: valued,
  product_types: valued,
  products: product,
  promotions: promotion,
  publishable_api_keys: apiKey,
  refund_reasons: ONE.refund_reason as z.ZodType,
  regions: region,
  reservations: ONE.reservation as z.ZodType,
  return_reasons: ONE.return_reason as z.ZodType,
  returns: change,
  rules: z.looseObject({ id: id.optional(), attribute: text }),
  sales_channels: ONE.sales_channel as z.ZodType,
  shipping_options: shippingOption,
  shipping_profiles: ONE.shipping_profile as z.ZodType,
  stock_locations: named,
  stores: ONE.store as z.ZodType,
  tax_rates: taxRate,
  tax_regions: ONE.tax_region as z.ZodType,
  users: z.looseObject({ id, email: z.email() }),
  variants: variant,
  workflow_executions: ONE.workflow_execution as z.ZodType,
}

const PARTS: Record<string, z.ZodType> = {
  ...ONE,
  ...Object.fromEntries(Object.entries(MANY).map(([name, row]) => [name, z.array(row)])),
  count,
  limit: count,
  offset: count,
  /** Medusa estimates the count of long lists. */
  estimate_count: count,
  // For a DELETE.
  id,
  object: text,
  deleted: z.union([z.boolean(), batch]),
  parent: maybe(z.union([cart, product, customer, z.looseObject({ id })])),
  // Of a batch.
  created: batch,
  updated: batch,
  // For completing a cart.
  type: z.enum(["order", "cart"]),
  error: z.looseObject({ message: text }),
  // For the combined checkout call: ADR 0006, and its own tests.
  payment_methods: unchecked,
  payment_method: unchecked,
  problems: z.array(z.looseObject({ code: text })),
  making_days: count,
  withdrawal_exemptions: z.array(unchecked),
  producer_guarantees: z.array(unchecked),
  card_payment: unchecked,
  // Of auth.
  token: text,
  location: z.url(),
  success: z.boolean(),
  access_token: text,
  exists: z.boolean(),
  accepted: z.boolean(),
  verification_required: z.boolean(),
  verification: z.looseObject({ entity_id: text }),
  mfa_challenge: unchecked,
  // For imports and exports, and for rules.
  transaction_id: text,
  summary: z.object({ toCreate: count, toUpdate: count }),
  attributes: z.array(z.looseObject({ id: text, label: text, value: text })),
  values: z.array(z.looseObject({ label: text, value: text })),
}

/** @throws if an answer does not match its schema */
export function parseAnswer(call: string, answer: string): void {
  if (answer === "" || !call.match(/ \/(store|auth|admin)\//)) return
  const body: unknown = JSON.parse(answer)
  for (const [name, part] of Object.entries(z.record(z.string(), z.unknown()).parse(body))) {
    const schema = PARTS[name]
    if (schema === undefined) throw new Error(`${call} answers with "${name}", which has no schema.`)
    const { error } = schema.safeParse(part)
    if (error) throw new Error(`${call}: ${name}: ${z.prettifyError(error)}`)
  }
}
