import type { CheckoutProblem } from "@porteka/commerce-sdk"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"

/** The outcome of an attempt. */
export type AttemptOutcome =
  | { kind: "unpaid"; attempt: PaymentAttempt }
  | { kind: "processing"; attempt: PaymentAttempt }
  | { kind: "ordered"; order_id: string }
  /** Paid, but there is no order: the money is returned. */
  | { kind: "returned"; problems: CheckoutProblem[] }
  /** Nothing was paid, and nothing can be paid any more. */
  | { kind: "closed" }
