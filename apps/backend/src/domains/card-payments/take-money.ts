import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows"
import { reasonOf } from "../../logs/failure.ts"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"
import { CARD_PROVIDER_ID } from "../../modules/card-provider/card-provider-id.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { bookMoney } from "../orders/book-money.ts"
import { underOrderLock } from "../orders/order-lock.ts"
import { recordCapture } from "./record-capture.ts"

interface CardPaymentOfOrder {
  id: string
  data: Record<string, unknown> | null
  captured_at: string | Date | null
  canceled_at: string | Date | null
  captures: { id: string; amount: number }[]
}

const FIELDS = ["id", "data", "captured_at", "canceled_at", "captures.id", "captures.amount"]

/** The payment of an order made from an attempt; undefined if the order was paid otherwise. */
export async function findPaymentOfOrder(
  container: MedusaContainer,
  orderId: string,
  providerPaymentId: string | null,
): Promise<CardPaymentOfOrder | undefined> {
  const links = await readRecords<{ payment_collection_id: string }>(container, {
    entity: "order_payment_collection",
    fields: ["payment_collection_id"],
    filters: { order_id: orderId },
  })
  if (links.length === 0) return undefined
  const payments = await readRecords<CardPaymentOfOrder>(container, {
    entity: "payment",
    fields: FIELDS,
    filters: { payment_collection_id: links.map(({ payment_collection_id: id }) => id) },
  })
  return payments.find(({ data }) => data?.id === providerPaymentId)
}

/**
 * Whether an order was paid in another way than by a card, or has nothing to pay. Without a payment of any kind it may be one
 * that another process is still making or undoing.
 */
export async function isPaidOtherwise(container: MedusaContainer, orderId: string): Promise<boolean> {
  const rows = await queryRows(
    container,
    `select from order_payment_collection own
       join payment_collection collection on collection.id = own.payment_collection_id
       left join payment_session session
         on session.payment_collection_id = collection.id and session.deleted_at is null
      where own.order_id = :orderId and own.deleted_at is null and collection.deleted_at is null
        and (collection.amount = 0 or session.provider_id <> :card) limit 1`,
    { orderId, card: CARD_PROVIDER_ID },
  )
  return rows.length > 0
}

/**
 * Captures the authorized amount of an order, or releases it if the order has been canceled since. An order whose capture
 * fails is kept, because the provider has authorized the amount; the repair job tries again.
 */
export async function takeMoney(container: MedusaContainer, attempt: PaymentAttempt): Promise<void> {
  try {
    await underOrderLock(container, attempt.order_id ?? "", () => settle(container, attempt))
  } catch (error) {
    const reason = reasonOf(error)
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The money of ${attempt.order_id} (${attempt.id}) was not taken, it is tried again: ${reason}`)
  }
}

async function settle(container: MedusaContainer, attempt: PaymentAttempt): Promise<void> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  const payment = await findPaymentOfOrder(container, attempt.order_id ?? "", attempt.provider_payment_id)
  if (!payment) throw new Error("the order has no such payment")
  if (payment.canceled_at || (await releaseCancelled(container, attempt, payment))) {
    await payments.move(attempt, "returned", { problems: [{ code: "payment_failed" }] })
    return
  }
  if (payment.captured_at) await recordCapture(container, payment.id)
  else await capture(container, payment)
  await bookMoney(container, attempt.order_id ?? "")
  await payments.move(attempt, "captured")
}

/**
 * Medusa cancels an order also if the provider does not answer, and then leaves the amount authorized. What it holds to be
 * captured it has refunded.
 */
async function releaseCancelled(
  container: MedusaContainer,
  { order_id }: PaymentAttempt,
  { id, captures }: CardPaymentOfOrder,
): Promise<boolean> {
  const order = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(order_id ?? "", { select: ["canceled_at"] })
  if (!order.canceled_at || captures.length > 0) return false
  await container.resolve(Modules.PAYMENT).cancelPayment(id)
  return true
}

/** A process that crashed while capturing leaves a capture row that may never have happened; it is deleted first. */
async function capture(container: MedusaContainer, payment: CardPaymentOfOrder): Promise<void> {
  const unfinished = payment.captures.map(({ id }) => id)
  if (unfinished.length > 0) await container.resolve(Modules.PAYMENT).deleteCaptures(unfinished)
  await capturePaymentWorkflow(container).run({ input: { payment_id: payment.id } })
}
