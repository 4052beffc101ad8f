import { isCaseReceipt } from "../checks/answers.ts"
import { post } from "../core/endpoint.ts"
import type { CaseReceipt } from "../types/case-types.ts"
import type { WithdrawalInput } from "../types/withdrawal-types.ts"

/** The withdrawal function (45/2014. (II. 26.) Korm. r. 22. §). */
export const withdrawals = {
  /** Repeatable: one submission is one case. */
  create: post("/store/withdrawals").takes<WithdrawalInput>().gives<CaseReceipt>(isCaseReceipt).repeatable(),
}
