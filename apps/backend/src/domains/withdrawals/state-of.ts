import type { WithdrawalDecision, WithdrawalState } from "@porteka/commerce-sdk"

/** What has happened to an order since its buyer withdrew. */
export interface SinceDeclaration {
  is_cancelled: boolean
  /** Whether anything of it was sent. */
  is_sent: boolean
  is_returned: boolean
  /** What went back to the buyer; without what the card provider has refused. */
  refunded: number
  /** What the shop still has of the buyer's money. */
  kept: number
  /** What need not go back: the delivery surplus (domains/pricing/delivery-surplus.ts). */
  surplus: number
  /** Whether the buyer withdrew from the whole order. */
  is_whole: boolean
}

/** The state of a case. @param since undefined: the order is not known */
export function stateOf(decision: WithdrawalDecision, since: SinceDeclaration | undefined): WithdrawalState {
  if (decision !== "accepted" || !since) return decision
  if (since.refunded > 0) return since.is_whole && since.kept > since.surplus ? "partly_refunded" : "refunded"
  if (since.is_cancelled && since.kept <= 0) return "order_cancelled"
  if (since.is_returned) return "goods_received"
  return since.is_sent ? "awaiting_goods" : "accepted"
}
