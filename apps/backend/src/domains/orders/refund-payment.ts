import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules, PaymentEvents } from "@medusajs/framework/utils"
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { definedFields } from "../../records/defined-fields.ts"
import { queryRows } from "../../records/query-rows.ts"
import { bookMoney } from "./book-money.ts"
import { readCredited } from "./refunds-ahead.ts"
import { creditNote } from "./repair-credits.ts"

interface Refund {
  payment_id: string
  created_by: string
  /** All of it by default. */
  amount?: number | undefined
  note?: string | undefined
  refund_reason_id?: string | undefined
  metadata?: Record<string, unknown>
  /** What the caller takes off the price afterward, beyond what Medusa does by itself. */
  extraCredit?: number
}

const CANCELLED = 'select 1 from "order" where id = ? and canceled_at is not null'

export const isCancelled = async (container: MedusaContainer, orderId: string): Promise<boolean> =>
  (await queryRows(container, CANCELLED, [orderId])).length > 0

/**
 * Refunds a payment of an order. Of a canceled one, Medusa's workflow would send the money and then fail, because it
 * credits the refund to the order, which cannot be changed any more; nothing is to be credited there, as nothing is owed
 * for it. Call it under the order's lock.
 */
export async function refundPayment(
  container: MedusaContainer,
  orderId: string,
  { amount, note, refund_reason_id, extraCredit = 0, ...rest }: Refund,
): Promise<void> {
  const input = { ...rest, ...definedFields({ amount, note, refund_reason_id }) }
  if (!(await isCancelled(container, orderId))) {
    const sum = amount ?? (await readWhole(container, input.payment_id))
    const credit = (await readCredited(container, orderId, sum)) + extraCredit
    input.metadata = { ...input.metadata, ...creditNote(credit) }
    // Its step hands everything to the payment module, also the metadata that its type lacks.
    await refundPaymentWorkflow(container).run({ input })
    return
  }
  await container.resolve(Modules.PAYMENT).refundPayment(input)
  await bookMoney(container, orderId)
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: PaymentEvents.REFUNDED, data: { id: input.payment_id } })
}

const readWhole = async (container: MedusaContainer, id: string): Promise<number> =>
  Number((await container.resolve(Modules.PAYMENT).retrievePayment(id, { select: ["amount"] })).amount)
