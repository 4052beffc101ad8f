import { isProductLine } from "@porteka/shop"

interface SentLine {
  quantity: number
  metadata?: unknown
  is_giftcard?: boolean
  detail?: { shipped_quantity?: number | null; delivered_quantity?: number | null } | null
}

/** Whether another parcel of the order follows. Gift cards are sent by e-mail. */
export const hasMoreToSend = (items: readonly SentLine[]): boolean =>
  items.some(
    (item) =>
      isProductLine(item) &&
      !item.is_giftcard &&
      Math.max(Number(item.detail?.shipped_quantity ?? 0), Number(item.detail?.delivered_quantity ?? 0)) <
        Number(item.quantity),
  )
