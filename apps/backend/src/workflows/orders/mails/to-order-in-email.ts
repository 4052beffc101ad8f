import { PAYMENT_METHODS } from "@porteka/commerce-sdk"
import type { DeliveryInEmail, OrderInEmail, OrderLineInEmail } from "@porteka/emails"
import { type ShopLocale, shop } from "@porteka/shop"
import { parseProductMetadata } from "../../../modules/catalogue/product-metadata.ts"
import { isFee } from "../../checkout/plan-shipping-methods.ts"
import { chosenVariant, type OrderedProduct } from "../read-ordered-products.ts"

interface Line {
  id: string
  title: string
  product_title: string | null
  variant_title: string | null
  variant_sku: string | null
  product_id: string | null
  thumbnail: string | null
  quantity: number
  unit_price: number
  original_total: number
}

export interface ShippingMethod {
  name: string
  original_total: number
  data: Record<string, unknown> | null
}

/** The order as `readOrder` gives it, as far as a mail speaks of it. */
export interface OrderToWriteAbout {
  id: string
  display_id: number
  created_at: Date | string
  currency_code: string
  email: string
  metadata: Record<string, unknown> | null
  items: Line[]
  shipping_methods: ShippingMethod[]
  original_item_total: number
  discount_total: number
  total: number
  tax_total: number
  shipping_address: OrderInEmail["shipping_address"] | null
  billing_address: OrderInEmail["billing_address"]
  canceled_at?: Date | string | null
  payment_collections?: { payments?: PaymentToWriteAbout[] }[]
}

export interface PaymentToWriteAbout {
  id: string
  amount: number
  provider_id: string
  captured_at: Date | string | null
}

/** The delivery itself, without fees. */
export function deliveryOf({ shipping_methods: methods }: OrderToWriteAbout): ShippingMethod | undefined {
  return methods.find((method) => !isFee(method))
}

/** The order in the templates' words. */
export function toOrderInEmail(
  order: OrderToWriteAbout,
  products: readonly OrderedProduct[],
  { publicUrl, locale }: { publicUrl: string; locale: ShopLocale },
): OrderInEmail {
  const deliveries = order.shipping_methods.filter((method) => !isFee(method))
  const fees = order.shipping_methods.filter(isFee)
  return {
    display_id: order.display_id,
    created_at: order.created_at,
    currency_code: order.currency_code,
    email: order.email,
    items: order.items.map((line) => toLine(line, products, publicUrl)),
    original_item_total: order.original_item_total,
    discount_total: order.discount_total,
    shipping_total: sum(deliveries),
    fee_total: sum(fees),
    total: order.total,
    tax_total: order.tax_total,
    payment_method: toPaymentMethod(order.metadata?.payment_method),
    delivery: toDelivery(deliveries[0], locale),
    shipping_address: order.shipping_address ?? {},
    billing_address: order.billing_address,
    notes: typeof order.metadata?.notes === "string" ? order.metadata.notes : null,
  }
}

function toLine(line: Line, products: readonly OrderedProduct[], publicUrl: string): OrderLineInEmail {
  const product = products.find(({ id }) => id === line.product_id)
  const { withdrawal_exemption: exemption } = parseProductMetadata(product?.metadata)
  return {
    title: line.product_title ?? line.title,
    variant_title: chosenVariant(line, products),
    sku: line.variant_sku,
    quantity: line.quantity,
    unit_price: line.unit_price,
    original_total: line.original_total,
    withdrawal_exemption: exemption ?? null,
    picture_url: line.thumbnail ? new URL(line.thumbnail, publicUrl).href : null,
  }
}

export function toDelivery(method: ShippingMethod | undefined, locale: ShopLocale): DeliveryInEmail {
  const name = method?.name ?? ""
  const data = method?.data ?? {}
  if (data.code === "pickup") {
    const { postalCode, city, street } = shop.pickup.address
    const pickup_point = { name: shop.pickup.name[locale], postal_code: postalCode, city, address: street }
    return { kind: "shop", name, pickup_point }
  }
  return { kind: data.code === "locker" ? "pickup_point" : "home", name, pickup_point: toPickupPoint(data) }
}

function toPickupPoint(data: Record<string, unknown>): DeliveryInEmail["pickup_point"] {
  const text = (key: string) => (typeof data[key] === "string" ? data[key] : "")
  const name = text("pickup_point_name")
  if (!name) return null
  return {
    name,
    postal_code: text("pickup_point_postal_code"),
    city: text("pickup_point_city"),
    address: text("pickup_point_address"),
  }
}

/** @throws for an order that was placed in another way than ours */
export function toPaymentMethod(method: unknown): OrderInEmail["payment_method"] {
  const known = PAYMENT_METHODS.find((one) => one === method)
  if (!known) throw new Error(`An order was placed with the unknown payment method "${method}"`)
  return known
}

const sum = (methods: readonly ShippingMethod[]): number =>
  methods.reduce((total, method) => total + method.original_total, 0)
