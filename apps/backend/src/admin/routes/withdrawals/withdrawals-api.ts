import type { ListAnswer, WithdrawalCase, WithdrawalDecision } from "@porteka/commerce-sdk"
import { fetchPage, post } from "../../back-end.ts"

export function listWithdrawals(page: number): Promise<ListAnswer<"withdrawals", WithdrawalCase>> {
  return fetchPage("/admin/withdrawals", page)
}

/** @param reason of the refusal */
export async function changeStatus(id: string, status: WithdrawalDecision, reason = ""): Promise<void> {
  await post(`/admin/withdrawals/${id}`, { status, reason })
}
