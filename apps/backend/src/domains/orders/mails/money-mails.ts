import { Modules } from "@medusajs/framework/utils"
import { renderOrderCancelled, renderOrderPaid, renderOrderRefunded } from "@porteka/emails"
import { fieldsOf } from "@porteka/shop/parse-json"
import { WITHDRAWAL_MODULE } from "../../../modules/withdrawal/index.ts"
import { readCardCredits } from "../../gift-cards/read-card-credits.ts"
import { readMoney } from "../read-money.ts"
import { cancelReason, isPaidLater, isRefundOfCanceling, refundOfCanceling } from "./money-rules.ts"
import { orderMail } from "./order-mail.ts"
import { howItArrives, type OrderToWriteAbout } from "./to-order-in-email.ts"

const paymentsOf = ({ payment_collections: collections = [] }: OrderToWriteAbout) =>
  collections.flatMap(({ payments = [] }) => payments)

/** A transfer has arrived, or a card was charged later than the order. */
export const orderPaid = orderMail(({ mail, order, reference, paymentMethod, props }) => {
  const payment = paymentsOf(order).find(({ id }) => id === mail.part_id)
  if (!payment?.captured_at || !isPaidLater(paymentMethod, order.created_at, payment.captured_at)) return null
  return renderOrderPaid({
    ...props,
    order: reference,
    amount: payment.amount,
    delivery_kind: howItArrives(order, props).kind,
  })
})

export const orderCancelled = orderMail(async ({ container, order, reference, paymentMethod, props }) => {
  const refunds = await Promise.all(
    paymentsOf(order).map(({ id }) => container.resolve(Modules.PAYMENT).listRefunds({ payment_id: id })),
  )
  const { held } = await readMoney(container, order.id)
  const amount = refunds.reduce(
    (sum, ofPayment) => sum + refundOfCanceling(ofPayment, order.canceled_at),
    held,
  )
  const refund = amount > 0 ? { amount, payment_method: paymentMethod } : null
  return renderOrderCancelled({
    ...props,
    order: reference,
    reason: cancelReason(order),
    refund,
    gift_card_returned: await readCardCredits(container, order.id),
  })
})

export const orderRefunded = orderMail(
  async ({ container, mail, order, reference, paymentMethod, props }) => {
    const [refund] = await container.resolve(Modules.PAYMENT).listRefunds({ id: [mail.part_id ?? ""] })
    if (!refund || isRefundOfCanceling(order.canceled_at, refund.created_at)) return null
    const withdrawal = await container.resolve(WITHDRAWAL_MODULE).findCaseOfOrder(order.id)
    return renderOrderRefunded({
      ...props,
      order: reference,
      amount: Number(refund.amount),
      payment_method: isRefused(refund) ? "account" : paymentMethod,
      case_reference: withdrawal?.reference ?? null,
      gift_card_returned: await readCardCredits(container, order.id),
    })
  },
)

/** The provider has refused to send the money: the staff does (`domains/card-payments`). Medusa's type lacks the metadata. */
const isRefused = (refund: object) => fieldsOf(fieldsOf(refund).metadata).refusal !== undefined
