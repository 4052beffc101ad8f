import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules, PaymentSessionStatus } from "@medusajs/framework/utils"
import { authorizePaymentSessionForOrderWorkflow, capturePaymentWorkflow } from "@medusajs/medusa/core-flows"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import { MONEY_HAS_COME, PENDING_PROVIDER_IDS } from "../../modules/payment-pending/ids.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import { type OrderMoney, readMoney } from "./read-money.ts"

/**
 * Records that an order was paid: captures what was authorized, and for a payment outside the shop exactly the
 * amount due, also after an edit changed the total. Repeating it changes nothing. Call it under the order's lock.
 * @throws 404; not_allowed if Medusa has no payment collection for the amount due
 */
export async function recordPayment(
  container: MedusaContainer,
  orderId: string,
  staffId: string,
): Promise<void> {
  const money = await readMoney(container, orderId)
  let uncaptured = paymentsToTake(money)
  if (uncaptured.length === 0 && money.due > 0) {
    const collection =
      money.collections.find(({ sessions }) => sessions.some(isAwaited)) ?? unpaidCollection(money)
    if (!collection)
      throw notAllowed({
        hu: "Ezen a rendelésen nincs mit kifizetni.",
        en: "Nothing of this order can be paid.",
      })
    const session = await sessionOver(container, collection, money)
    await authorizePaymentSessionForOrderWorkflow(container).run({ input: { payment_session_id: session } })
    uncaptured = paymentsToTake(await readMoney(container, orderId))
  }
  for (const id of uncaptured) {
    await capturePaymentWorkflow(container).run({ input: { payment_id: id, captured_by: staffId } })
  }
  const surplus = Math.max(0, money.received - Math.max(0, money.due))
  await container.resolve(BANK_ENTRY_MODULE).settleParts(orderId, surplus)
}

type Collection = OrderMoney["collections"][number]

const isAwaited = ({ status }: { status: string }) => status === PaymentSessionStatus.PENDING_AUTHORIZATION

const unpaidCollection = ({ collections }: OrderMoney) =>
  collections.findLast(({ payments, status }) => payments.length === 0 && status !== "canceled")

const paymentsToTake = ({ collections }: OrderMoney) =>
  collections.flatMap(({ payments }) =>
    payments.filter(({ captured_at, canceled_at }) => !captured_at && !canceled_at).map(({ id }) => id),
  )

/** A session over the amount due that its provider will authorize: the awaited one, or one for a later difference. */
async function sessionOver(
  container: MedusaContainer,
  { id: collectionId, sessions }: Collection,
  { due, currency_code, method }: OrderMoney,
): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT)
  const data = { state: MONEY_HAS_COME }
  const awaited = sessions.find(isAwaited)
  if (awaited) {
    await payments.updatePaymentSession({ id: awaited.id, data, currency_code, amount: due })
    return awaited.id
  }
  const [bankTransfer = "", cashOnDelivery = ""] = PENDING_PROVIDER_IDS
  const provider_id = method === "cash_on_delivery" ? cashOnDelivery : bankTransfer
  const session = await payments.createPaymentSession(collectionId, {
    provider_id,
    data,
    currency_code,
    amount: due,
  })
  // Only an awaited payment can be authorized; placing an order makes it awaited, which did not happen here.
  const status = PaymentSessionStatus.PENDING_AUTHORIZATION
  await payments.updatePaymentSession({ id: session.id, data, status, currency_code, amount: due })
  return session.id
}
