import type { MedusaContainer } from "@medusajs/framework/types"
import { type RefundedDelivery, renderReturnReceived, renderReturnRequested } from "@porteka/emails"
import { budapestDay, refundDeadline } from "@porteka/hungary"
import { WITHDRAWAL_MODULE } from "../../../modules/withdrawal/index.ts"
import { readRecords } from "../../../records/read-records.ts"
import { readCardCredits } from "../../gift-cards/read-card-credits.ts"
import { surplusOf } from "../../pricing/delivery-surplus.ts"
import { areAllBack } from "../is-back.ts"
import { readMoney } from "../read-money.ts"
import { orderMail } from "./order-mail.ts"
import { toItemInEmail } from "./to-item-in-email.ts"
import type { OrderToWriteAbout } from "./to-order-in-email.ts"

interface ReturnedItems {
  claim_id?: string | null
  items: { item_id: string; quantity: number; received_quantity: number }[]
}

/** The return address. */
export const returnRequested = orderMail(
  async ({ container, mail, order, products, reference, paymentMethod, props }) => {
    const requested = await readReturn(container, mail.part_id)
    if (!requested?.items.length) return null
    return renderReturnRequested({
      ...props,
      order: reference,
      items: requested.items.map(({ item_id: id, quantity }) =>
        toItemInEmail({ order, products }, id, { title: id, quantity }),
      ),
      is_cash: paymentMethod === "cash_on_delivery",
      is_claim: Boolean(requested.claim_id),
    })
  },
)

export const returnReceived = orderMail(async ({ container, mail, order, products, reference, props }) => {
  const received = await readReturn(container, mail.part_id)
  if (!received) return null
  const withdrawal = await container.resolve(WITHDRAWAL_MODULE).findCaseOfOrder(order.id)
  const refund = withdrawal ? await readRefund(container, order) : null
  return renderReturnReceived({
    ...props,
    order: reference,
    items: received.items.map(({ item_id: id, received_quantity: quantity }) =>
      toItemInEmail({ order, products }, id, { title: id, quantity }),
    ),
    case_reference: withdrawal?.reference ?? null,
    ...(refund ?? { refund: null, is_refunded: false }),
    refund_by: withdrawal ? refundDeadline(budapestDay(withdrawal.received_at)) : null,
    gift_card_returned: await readCardCredits(container, order.id),
  })
})

/**
 * After a withdrawal. If everything has come back, so does the cost of delivery, but for what a dearer one than the cheapest cost more
 * (45/2014. (II. 26.) Korm. r. 23. § (1)–(2)).
 */
async function readRefund(container: MedusaContainer, order: OrderToWriteAbout) {
  const { paid, refunded, due } = await readMoney(container, order.id)
  const isAllBack = areAllBack(order.items)
  const surplus = surplusOf(order)
  const amount = isAllBack ? paid - refunded - surplus : -due
  const delivery: RefundedDelivery = surplus > 0 ? "cheapest" : "whole"
  return {
    refund: amount > 0 ? { amount, delivery: isAllBack ? delivery : null } : null,
    is_refunded: amount <= 0 && refunded > 0,
  }
}

async function readReturn(container: MedusaContainer, id: string | null): Promise<ReturnedItems | undefined> {
  const [found] = await readRecords<ReturnedItems>(container, {
    entity: "return",
    fields: ["id", "claim_id", "items.item_id", "items.quantity", "items.received_quantity"],
    filters: { id: id ?? "" },
  })
  return found
}
