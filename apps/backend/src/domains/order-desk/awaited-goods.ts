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

type GoodsState = Pick<
  DeskOrderDetails,
  "is_cancelled" | "all_items_back" | "refunded_ahead" | "returns" | "withdrawal"
>

/** Whether goods of an order may come back. */
export async function awaitsGoods(
  container: MedusaContainer,
  orderId: string,
  order: GoodsState,
): Promise<boolean> {
  if (order.is_cancelled || order.all_items_back) return false
  return (
    order.refunded_ahead > 0 ||
    order.returns.some(({ received_at: receivedAt }) => receivedAt === null) ||
    (order.withdrawal !== null && BEFORE_GOODS.includes(order.withdrawal.status)) ||
    (await container.resolve(COMPLAINT_MODULE).hasOpenCase(orderId))
  )
}
