import type { ListAnswer, WithdrawalCase, WithdrawalDecision } from "@porteka/commerce-sdk"
import { askPage, post } from "../../ask.ts"

export function listWithdrawals(page: number): Promise<ListAnswer<"withdrawals", WithdrawalCase>> {
  return askPage("/admin/withdrawals", page)
}

/** @param reason of the refusal */
export async function changeStatus(id: string, status: WithdrawalDecision, reason = ""): Promise<void> {
  await post(`/admin/withdrawals/${id}`, { status, reason })
}
