import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { invalidData, notAllowed } from "../../refusals/refusals.ts"
import { recordSentRefund } from "../card-payments/record-sent-refund.ts"
import { refundPayment } from "../orders/refund-payment.ts"
import { noteAhead, readUncredited, reducePrice } from "../orders/refunds-ahead.ts"
import { readRefundable } from "./read-refundable.ts"

interface Refund {
  amount: number
  reason: string
  refundReasonId: string | undefined
  isForReturnedGoods: boolean | undefined
  /** The price is reduced, even to nothing: the purchase is not undone. */
  keepsGoods: boolean
  isSent: boolean
  by: string
}

/** A refund from the order's panel. Call it under the order's lock. @throws not_allowed, invalid_data */
export async function refundOrder(
  container: MedusaContainer,
  orderId: string,
  refund: Refund,
): Promise<void> {
  const { refundable, awaits_goods: awaitsGoods } = await readRefundable(container, orderId)
  requirePurpose(refund, awaitsGoods)
  const { amount, reason, refundReasonId, isForReturnedGoods, keepsGoods, isSent, by } = refund
  const metadata = {
    ...(isForReturnedGoods ? await noteAhead(container, orderId, amount) : {}),
    ...(keepsGoods ? { keeps_goods: true } : {}),
  }
  const uncredited = isForReturnedGoods === false ? await readUncredited(container, orderId, amount) : 0
  if (isSent)
    await recordSentRefund(container, { orderId, amount, reason, by, metadata, extraCredit: uncredited })
  else
    await refundPayment(container, orderId, {
      payment_id: requireRefundable(refundable, amount),
      amount,
      created_by: by,
      metadata,
      extraCredit: uncredited,
      refund_reason_id: refundReasonId,
      ...(reason ? { note: reason } : {}),
    })
  await reducePrice(container, orderId, uncredited)
}

/** What the money is for decides about the price of goods that come back later. */
function requirePurpose({ isForReturnedGoods, keepsGoods }: Refund, awaitsGoods: boolean): void {
  if (awaitsGoods && isForReturnedGoods === undefined)
    throw notAllowed({
      hu: "Ehhez a rendeléshez áru jöhet vissza: válassza ki, hogy a pénz a visszaküldött termékekért jár, vagy árengedmény.",
      en: "Goods of this order may come back: choose whether the money is for them or reduces the price.",
    })
  if (isForReturnedGoods && keepsGoods)
    throw invalidData({
      hu: "A pénz vagy a visszaküldött termékekért jár, vagy a vevő megtartja őket: egyszerre a kettő nem lehet.",
      en: "The money is for products that come back, or the customer keeps them: it cannot be both.",
    })
}

/** @returns the id of the payment */
function requireRefundable(refundable: DeskOrderDetails["refundable"], amount: number): string {
  if (refundable && amount <= refundable.amount) return refundable.payment_id
  const most = refundable?.amount ?? 0
  throw notAllowed({
    hu: `Legfeljebb ennyi téríthető vissza: ${formatMoney(most, CURRENCY, "hu")}.`,
    en: `At most this can be refunded: ${formatMoney(most, CURRENCY, "en")}.`,
  })
}
