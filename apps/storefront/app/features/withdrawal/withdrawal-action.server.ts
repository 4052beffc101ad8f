import { randomUUID } from "node:crypto"
import { isOutage } from "@porteka/commerce-sdk"
import { shop as newShop } from "@porteka/shop"
import { submissionOf } from "#app/forms/case/submission.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { type Declaration, parseDeclaration } from "./declaration.ts"
import { INTENT_FIELD, type WithdrawalStep } from "./withdrawal-step.ts"

export interface WithdrawalReply {
  step: WithdrawalStep
  status: number
}

type Context = Pick<RequestContext, "commerce" | "locale" | "shop">

/** Handles a posted withdrawal form. Only `confirm` makes the declaration. */
export async function answerWithdrawal(context: Context, form: FormData): Promise<WithdrawalReply> {
  const values = textsOf(form)
  const intent = values[INTENT_FIELD]
  if (intent === "change") return { step: { step: "form", values, errors: {} }, status: 200 }
  const parsed = parseDeclaration(values)
  if (!parsed.ok) return { step: { step: "form", values, errors: parsed.errors }, status: 400 }
  const { given: declaration } = parsed
  const submissionId = submissionOf(values, randomUUID)
  if (intent !== "confirm") {
    return { step: { step: "check", declaration, submissionId, failed: false }, status: 200 }
  }
  return await confirm(context, declaration, submissionId)
}

async function confirm(
  { commerce, locale, shop }: Context,
  declaration: Declaration,
  submissionId: string,
): Promise<WithdrawalReply> {
  const { name, order, email, products } = declaration
  try {
    const { reference, received_at, receipt } = await commerce.withdrawals.create({
      name,
      email,
      products,
      locale,
      order_reference: order,
      submission_id: submissionId,
    })
    const { recipient, address } = ((await shop()) ?? newShop).returns
    const sendBackTo = `${recipient}, ${address.postalCode} ${address.city}, ${address.street}`
    return {
      step: { step: "done", declaration, reference, receivedAt: received_at, receipt, sendBackTo },
      status: 200,
    }
  } catch (error) {
    if (!isOutage(error)) throw error
    return { step: { step: "check", declaration, submissionId, failed: true }, status: 503 }
  }
}
