import { answerWith, isText } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import type { WithdrawalInput, WithdrawalReceipt } from "../types/withdrawal-types.ts"

/** The withdrawal function (45/2014. (II. 26.) Korm. r. 22. §). */
export const withdrawals = {
  /** Repeatable: one submission is one case. */
  create: post("/store/withdrawals")
    .takes<WithdrawalInput>()
    .gives<WithdrawalReceipt>(answerWith({ reference: isText, received_at: isText, receipt: isText }))
    .repeatable(),
}
