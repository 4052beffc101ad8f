import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import { type OfferedProduct, offerable } from "#app/forms/case/offered-products.ts"
import type { Declaration, DeclarationErrors } from "./declaration.ts"

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

type Bought = OfferedProduct & { returned: number }

/** The form before it is filled in. @param values what is known already @param bought the products of the order, if it is known */
export function firstStep(values: Record<string, string>, bought: Bought[]): WithdrawalStep {
  const left = bought.map(({ returned, pieces, ...product }) => ({ ...product, pieces: pieces - returned }))
  const offered = offerable(left.filter(({ pieces }) => pieces > 0))
  return { step: "form", values, offered, errors: {} }
}
