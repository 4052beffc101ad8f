import type { MedusaContainer } from "@medusajs/framework/types"
import type { WithdrawalState } from "@porteka/commerce-sdk"
import { isAboutWholeContract } from "@porteka/hungary"
import type { WithdrawalCaseRow } from "../../modules/withdrawal/withdrawal-types.ts"
import { MONEY_OF_ORDER } from "../../records/order-money.sql.ts"
import { queryRows } from "../../records/query-rows.ts"
import { SURPLUS_OF_ORDER } from "../pricing/delivery-surplus.ts"
import { type SinceDeclaration, stateOf } from "./state-of.ts"

/** Goods and money of the orders since their withdrawals. What the card provider has refused did not go back (repair-refunds.ts). */
const SINCE = `
  select declared.id, o.canceled_at is not null as is_cancelled, money.kept, ${SURPLUS_OF_ORDER} as surplus, back.refunded, back.refunded_at,
         exists (select from fulfillment f
                   join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
                  where link.order_id = o.id and f.canceled_at is null and f.deleted_at is null
                    and (f.shipped_at is not null or f.delivered_at is not null)) as is_sent,
         exists (select from "return" r
                  where r.order_id = o.id and r.deleted_at is null and r.received_at >= declared.received_at) as is_returned
    from withdrawal_case declared
    join "order" o on o.id = declared.order_id and o.deleted_at is null
   cross join lateral (${MONEY_OF_ORDER}) money
   cross join lateral (
     select coalesce(sum(r.amount), 0) as refunded, max(r.created_at) as refunded_at
       from order_payment_collection link
       join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
       join refund r on r.payment_id = p.id and r.deleted_at is null
      where link.order_id = o.id and link.deleted_at is null and r.created_at >= declared.received_at
        and (r.metadata->>'is_sent' is not null or r.metadata->>'refusal' is null)) back
   where declared.id = any(?)`

interface SinceRow extends Record<"is_cancelled" | "is_sent" | "is_returned", boolean> {
  id: string
  kept: string
  surplus: string
  refunded: string
  refunded_at: Date | null
}

export interface ShownState {
  status: WithdrawalState
  refund: { amount: number; at: string } | null
}

type Case = Pick<WithdrawalCaseRow, "id" | "status" | "statement">

/** The state of each case, by its id. */
export async function readWithdrawalStates(
  container: MedusaContainer,
  cases: readonly Case[],
): Promise<(found: Case) => ShownState> {
  const ids = cases.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await queryRows<SinceRow>(container, SINCE, [ids])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ({ id, status: decision, statement }) => {
    const row = rowOf.get(id)
    return {
      status: stateOf(decision, row && toFacts(row, isAboutWholeContract(statement))),
      refund: row?.refunded_at ? { amount: Number(row.refunded), at: row.refunded_at.toISOString() } : null,
    }
  }
}

const toFacts = (row: SinceRow, isWhole: boolean): SinceDeclaration => ({
  ...row,
  refunded: Number(row.refunded),
  kept: Number(row.kept),
  surplus: Number(row.surplus),
  is_whole: isWhole,
})
