import {
  type Address,
  type DeskOrderDetails,
  deliveryOf,
  type GiftCardPaid,
  pickupPointOf,
} from "@porteka/commerce-sdk"
import { formatDate } from "@porteka/hungary"
import { lineOptionsOf, showLineOptions } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { idAtCarrier } from "../../modules/pickup-point/carrier-lists.ts"
import { momentText } from "../../records/moment-text.ts"
import { chosenVariant, type OrderedProduct } from "../orders/read-ordered-products.ts"

export interface OrderToPack {
  id: string
  locale: string | null
  metadata: Record<string, unknown> | null
  items: {
    id: string
    variant_id: string | null
    title: string
    product_title: string | null
    variant_title: string | null
    variant_sku: string | null
    product_id: string | null
    metadata?: Record<string, unknown> | null
    is_giftcard?: boolean
    quantity: number
    total: number
    detail?: {
      return_received_quantity?: number | null
      /** Arrived damaged. */
      return_dismissed_quantity?: number | null
      shipped_quantity?: number | null
      delivered_quantity?: number | null
    } | null
  }[]
  shipping_methods: { name: string; total: number; data: Record<string, unknown> | null }[]
  shipping_address: Address | null
  billing_address: Address | null
  gift_card_paid?: GiftCardPaid
  fulfillments?: {
    id: string
    created_at: string | Date
    shipped_at: string | Date | null
    delivered_at: string | Date | null
    canceled_at: string | Date | null
    labels?: { tracking_number: string }[]
    items?: { line_item_id: string | null; quantity: number }[]
  }[]
}

type OrderedItem = OrderToPack["items"][number]

/** What is to be sent of a line, and how the buyer wants it. */
export function toLine(
  item: OrderedItem,
  products: readonly OrderedProduct[],
): DeskOrderDetails["lines"][number] {
  return {
    id: item.id,
    title: item.product_title ?? item.title,
    variant: chosenVariant(item, products),
    sku: item.variant_sku,
    quantity: Number(item.quantity),
    to_send: countToSend(item),
    is_gift_card: item.is_giftcard === true,
    wishes: showLineOptions(lineOptionsOf(item.metadata), DEFAULT_LOCALE, formatDate).map(
      ({ label, value }) => (value === null ? label : `${label}: ${value}`),
    ),
  }
}

/** Orders collected in the shop are delivered without being shipped. */
function countToSend({ is_giftcard: isCard, quantity, detail }: OrderedItem): number {
  const sent = Math.max(Number(detail?.shipped_quantity ?? 0), Number(detail?.delivered_quantity ?? 0))
  return isCard ? 0 : Math.max(0, Number(quantity) - sent)
}

/** What a parcel holds, and how far it is. */
export function toParcel({
  id,
  created_at,
  shipped_at,
  delivered_at,
  labels,
  items = [],
}: NonNullable<OrderToPack["fulfillments"]>[number]): DeskOrderDetails["parcels"][number] {
  return {
    id,
    created_at: new Date(created_at).toISOString(),
    shipped_at: momentText(shipped_at),
    delivered_at: momentText(delivered_at),
    tracking_number: labels?.[0]?.tracking_number ?? null,
    pieces: items.flatMap(({ line_item_id: lineId, quantity }) =>
      lineId === null ? [] : [{ line_id: lineId, quantity: Number(quantity) }],
    ),
  }
}

/** Where a parcel waits for its buyer, with the code that the carrier gives the place. */
export function toPickupPoint({ shipping_methods: methods }: OrderToPack) {
  const point = pickupPointOf(deliveryOf(methods)?.data)
  if (!point) return null
  const { id, ...others } = point
  return { ...others, code: idAtCarrier(id) }
}
