import { isCaseReceipt } from "../checks/answers.ts"
import { post } from "../core/endpoint.ts"
import type { CaseReceipt } from "../types/case-types.ts"
import type { ComplaintInput } from "../types/complaint-types.ts"

/** Complaints of consumers (1997. évi CLV. törvény 17/A. §). */
export const complaints = {
  /** Repeatable: one submission is one case. */
  create: post("/store/complaints").takes<ComplaintInput>().gives<CaseReceipt>(isCaseReceipt).repeatable(),
}
