import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import { LOCALES } from "@porteka/shop/languages"
import { ORDER_PARAMETER } from "@porteka/shop/pages"
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
    }

export type WithdrawalIntent = "check" | "change" | "confirm"

export const INTENT_FIELD = "intent"
export const SUBMISSION_FIELD = "submission_id"

const ORDER_PARAMETERS = LOCALES.map((locale) => ORDER_PARAMETER[locale])
const ORDER_PARAMETER_CHARACTERS = 40

/** The empty form, with the order number if the e-mail's link contains it. */
export function firstStep(search: URLSearchParams): WithdrawalStep {
  const order = ORDER_PARAMETERS.map((name) => search.get(name)).find(Boolean) ?? ""
  return { step: "form", values: { order: order.slice(0, ORDER_PARAMETER_CHARACTERS) }, errors: {} }
}
