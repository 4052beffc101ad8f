import {
  deliveryOf,
  isAtLocker,
  type Priced,
  type PricedLine,
  type PricedMethod,
  pickupPointOf,
  sumsOf,
} from "@porteka/commerce-sdk"
import type { DeliveryInEmail, OrderInEmail, OrderLineInEmail } from "@porteka/emails"
import {
  inLineOrder,
  isGiftCardCode,
  isProductLine,
  lineOptionsOf,
  PAYMENT_METHODS,
  type Shop,
} from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { parseProductMetadata } from "../../../modules/catalogue/product-metadata.ts"
import { isShopPicture } from "../../../pictures/picture-files.ts"
import { dueDaysOf } from "../../../shop/transfer-due-days.ts"
import { mostMakingDays } from "../../checkout/making-days.ts"
import { chosenVariant, type OrderedProduct } from "../read-ordered-products.ts"

interface Line extends PricedLine {
  id: string
  variant_id: string | null
  title: string
  product_title: string | null
  variant_title: string | null
  variant_sku: string | null
  product_id: string | null
  thumbnail: string | null
  metadata?: Record<string, unknown> | null
  is_giftcard?: boolean
  quantity: number
  unit_price: number
  tax_total: number
  tax_lines?: { rate: number }[]
  detail?: {
    shipped_quantity?: number | null
    delivered_quantity?: number | null
    return_received_quantity?: number | null
    return_dismissed_quantity?: number | null
  } | null
}

export interface ShippingMethod extends PricedMethod {
  name: string
  shipping_option_id?: string | null
  tax_total: number
  tax_lines?: { rate: number }[]
}

/** The fields of `readOrder` that e-mails use. */
export interface OrderToWriteAbout {
  id: string
  display_id: number
  created_at: Date | string
  currency_code: string
  email: string
  locale: string | null
  metadata: Record<string, unknown> | null
  items: Line[]
  shipping_methods: ShippingMethod[]
  total: number
  tax_total: number
  gift_card_paid?: Priced["gift_card_paid"]
  shipping_address: OrderInEmail["shipping_address"] | null
  billing_address: OrderInEmail["billing_address"]
  canceled_at?: Date | string | null
  payment_collections?: { payments?: PaymentToWriteAbout[] }[]
}

interface PaymentToWriteAbout {
  id: string
  amount: number
  provider_id: string
  captured_at: Date | string | null
}

/** Converts the order for the templates. */
export function toOrderInEmail(
  order: OrderToWriteAbout,
  products: readonly OrderedProduct[],
  { publicUrl, ...about }: { publicUrl: string; locale: Locale; shop: Shop },
): OrderInEmail {
  return {
    display_id: order.display_id,
    created_at: order.created_at,
    currency_code: order.currency_code,
    email: order.email,
    items: inLineOrder(order.items).map((line) => toLine(line, products, publicUrl)),
    sums: sumsOf(order, isGiftCardCode),
    total: Math.round(order.total),
    payment_method: toPaymentMethod(order.metadata?.payment_method),
    transfer_due_days: dueDaysOf(order, about.shop),
    delivery: howItArrives(order, about),
    shipping_address: order.shipping_address ?? {},
    billing_address: order.billing_address,
    making_days: mostMakingDays(products),
    notes: typeof order.metadata?.notes === "string" ? order.metadata.notes : null,
  }
}

const BY_MAIL: DeliveryInEmail = { kind: "mail", name: "", pickup_point: null }

/** How an order reaches the shopper: gift cards alone by e-mail, everything else by its delivery. */
export function howItArrives(
  order: OrderToWriteAbout,
  about: { locale: Locale; shop: Shop },
): DeliveryInEmail {
  return order.items.every(({ is_giftcard: isCard }) => isCard)
    ? BY_MAIL
    : toDelivery(deliveryOf(order.shipping_methods), about)
}

function toLine(line: Line, products: readonly OrderedProduct[], publicUrl: string): OrderLineInEmail {
  const product = products.find(({ id }) => id === line.product_id)
  const { withdrawal_exemption: exemption } = parseProductMetadata(product?.metadata)
  return {
    title: line.product_title ?? line.title,
    variant_title: chosenVariant(line, products),
    options: lineOptionsOf(line.metadata),
    sku: isProductLine(line) ? line.variant_sku : null,
    quantity: line.quantity,
    unit_price: line.unit_price,
    original_total: line.original_total,
    withdrawal_exemption: exemption ?? null,
    // An upload that the shop could not read has another address.
    picture_url: isShopPicture(line.thumbnail) ? new URL(line.thumbnail, publicUrl).href : null,
  }
}

export function toDelivery(
  method: ShippingMethod | undefined,
  { locale, shop }: { locale: Locale; shop: Shop },
): DeliveryInEmail {
  const name = method?.name ?? ""
  const data = method?.data ?? {}
  if (data.code === "pickup") {
    const { postalCode, city, street } = shop.pickup.address
    const pickup_point = { name: shop.pickup.name[locale], postal_code: postalCode, city, address: street }
    return { kind: "shop", name, pickup_point }
  }
  return {
    kind: data.code === "locker" ? "pickup_point" : "home",
    name,
    pickup_point: pickupPointOf(data),
    is_at_locker: method !== undefined && isAtLocker([method]),
  }
}

/** The payment method chosen at checkout; null for an order without one, such as a staff draft. */
export const toPaymentMethod = (method: unknown): OrderInEmail["payment_method"] =>
  PAYMENT_METHODS.find((one) => one === method) ?? null
