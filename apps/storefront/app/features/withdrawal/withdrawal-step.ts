import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import { orderInLink } from "#app/forms/case/order-in-link.ts"
import type { Declaration, DeclarationErrors } from "./declaration.ts"

/** The step of the withdrawal. Each is the answer to one form post; nothing of it is stored or in the URL. */
export type WithdrawalStep =
  | { step: "form"; values: Record<string, string>; errors: DeclarationErrors }
  | { step: "check"; declaration: Declaration; submissionId: string; failed: boolean }
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

/** The empty form, with the order number if the e-mail's link contains it. */
export function firstStep(search: URLSearchParams): WithdrawalStep {
  return { step: "form", values: { order: orderInLink(search) }, errors: {} }
}
