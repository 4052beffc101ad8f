import type { MedusaContainer } from "@medusajs/framework/types"
import { formatMoney } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { sumOfAmounts } from "../../amounts/sum-of-amounts.ts"
import { NOTE_MODULE } from "../../modules/note/index.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import { readMoney } from "../orders/read-money.ts"
import { refundPayment } from "../orders/refund-payment.ts"
import { listSoldCards } from "./list-sold-cards.ts"
import { coverOf, mostForOwner, mostRefundable, spentOf } from "./refund-cover.ts"

const MOST_CARDS = 1000

interface SpentCardRefund {
  orderId: string
  amount: number
  reason: string
  /** The owner's account. */
  by: string
}

/**
 * Refunds more of an order than its spent gift cards leave (refund-cover.ts): the shop gives this money away, so the reason is
 * noted with the order. Call it under the order's lock. @throws 404, not_allowed
 */
export async function refundSpentCard(
  container: MedusaContainer,
  { orderId, amount, reason, by }: SpentCardRefund,
): Promise<void> {
  const { paid, refunded, collections } = await readMoney(container, orderId)
  const { gift_cards: cards } = await listSoldCards(container, { orderId, limit: MOST_CARDS, offset: 0 })
  const cover = coverOf(paid - refunded, cards)
  if (spentOf(cover) === 0 || amount <= mostRefundable(cover))
    throw notAllowed({
      hu: "Ehhez nem kell kivétel: használja a rendes visszatérítést.",
      en: "This needs no exception: use the ordinary refund.",
    })
  const most = mostForOwner(cover)
  const payment = collections
    .flatMap(({ payments }) => payments)
    .find(({ captures, refunds }) => sumOfAmounts(captures) - sumOfAmounts(refunds) >= amount)
  if (amount > most || !payment)
    throw notAllowed({
      hu: `Legfeljebb ennyi téríthető vissza: ${formatMoney(most, CURRENCY, "hu")}. Ha az utalványon maradt még pénz, előbb vonja vissza az utalványt.`,
      en: `At most this can be refunded: ${formatMoney(most, CURRENCY, "en")}. Take the card back first, if something is left on it.`,
    })
  await refundPayment(container, orderId, { payment_id: payment.id, amount, created_by: by })
  await container.resolve(NOTE_MODULE).createNotes({
    resource_type: "order",
    resource_id: orderId,
    author_id: by,
    value: `Kivételes visszatérítés elköltött ajándékutalványra: ${formatMoney(amount, CURRENCY, "hu")} · ${reason}`,
  })
}
