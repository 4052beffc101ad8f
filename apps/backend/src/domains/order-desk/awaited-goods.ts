import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskOrderDetails, WithdrawalState } from "@porteka/commerce-sdk"
import { budapestDay, isAboutWholeContract, refundDeadline } from "@porteka/hungary"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import { readWithdrawalStates } from "../withdrawals/read-states.ts"

/** Withdrawals whose goods may still be with the customer. */
const BEFORE_GOODS: readonly WithdrawalState[] = [
  "received",
  "checking",
  "accepted",
  "awaiting_goods",
  "partly_refunded",
]

/** The withdrawal from an order, with the state of its case. */
export async function readWithdrawal(
  container: MedusaContainer,
  orderId: string,
): Promise<DeskOrderDetails["withdrawal"]> {
  const found = await container.resolve(WITHDRAWAL_MODULE).findCaseOfOrder(orderId)
  if (!found) return null
  const { reference, statement, received_at: receivedAt } = found
  const { status } = (await readWithdrawalStates(container, [found]))(found)
  return {
    reference,
    status,
    statement,
    whole_order: isAboutWholeContract(statement),
    received_at: new Date(receivedAt).toISOString(),
    refund_by: refundDeadline(budapestDay(receivedAt)),
  }
}

type Awaited = Pick<DeskOrderDetails, "returns" | "withdrawal" | "refunded_ahead">

/** Whether goods of an order, of which some are still with the customer, may come back. */
export async function awaitsGoods(
  container: MedusaContainer,
  orderId: string,
  { returns, withdrawal, refunded_ahead: refundedAhead }: Awaited,
): Promise<boolean> {
  return (
    refundedAhead > 0 ||
    returns.some(({ received_at: receivedAt }) => receivedAt === null) ||
    (withdrawal !== null && BEFORE_GOODS.includes(withdrawal.status)) ||
    (await container.resolve(COMPLAINT_MODULE).hasOpenCase(orderId))
  )
}
