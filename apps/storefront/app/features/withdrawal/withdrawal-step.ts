import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { Declaration, DeclarationErrors } from "./declaration.ts"
import { type OfferedProduct, offerable } from "./offered-products.ts"

/** The step of the withdrawal. Each is the answer to one form post; nothing of it is stored or in the URL. */
export type WithdrawalStep =
  | { step: "form"; values: Record<string, string>; offered: OfferedProduct[]; errors: DeclarationErrors }
  | {
      step: "check"
      declaration: Declaration
      /** The fields with the products it is about, for a change. */
      choice: Record<string, string>
      submissionId: string
      failed: boolean
    }
  | {
      step: "done"
      declaration: Declaration
      reference: string
      /** ISO 8601. */
      receivedAt: string
      receipt: ReceiptDelivery
      /** What was received is sent back there. */
      sendBackTo: string
    }

export type WithdrawalIntent = "check" | "change" | "confirm"

export const INTENT_FIELD = "intent"

/** The form before it is filled in. @param values what is known already @param offered the products of the order, if it is known */
export function firstStep(values: Record<string, string>, offered: OfferedProduct[]): WithdrawalStep {
  return { step: "form", values, offered: offerable(offered), errors: {} }
}
