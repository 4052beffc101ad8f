import { randomUUID } from "node:crypto"
import { isOutage } from "@porteka/commerce-sdk"
import { shop as newShop } from "@porteka/shop"
import { choiceFields, withdrawnProducts } from "#app/forms/case/offered-products.ts"
import { readOffered } from "#app/forms/case/read-offered.ts"
import { submissionOf } from "#app/forms/case/submission.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { parseDeclaration } from "./declaration.ts"
import { INTENT_FIELD, type WithdrawalStep } from "./withdrawal-step.ts"

export interface WithdrawalReply {
  step: WithdrawalStep
  status: number
}

type Check = Extract<WithdrawalStep, { step: "check" }>
type Context = Pick<RequestContext, "commerce" | "locale" | "shop">

/** Handles a posted withdrawal form. Only `confirm` makes the declaration. */
export async function answerWithdrawal(context: Context, form: FormData): Promise<WithdrawalReply> {
  const values = textsOf(form)
  const intent = values[INTENT_FIELD]
  const offered = readOffered(values)
  if (intent === "change") return { step: { step: "form", values, offered, errors: {} }, status: 200 }
  const isChoice = offered.length > 0
  const parsed = parseDeclaration(
    isChoice ? { ...values, products: withdrawnProducts(offered, values) } : values,
  )
  if (!parsed.ok) return { step: { step: "form", values, offered, errors: parsed.errors }, status: 400 }
  const check: Check = {
    step: "check",
    declaration: parsed.given,
    choice: choiceFields(offered, values),
    submissionId: submissionOf(values, randomUUID),
    failed: false,
  }
  return intent === "confirm" ? await confirm(context, check) : { step: check, status: 200 }
}

async function confirm({ commerce, locale, shop }: Context, check: Check): Promise<WithdrawalReply> {
  const { declaration, submissionId } = check
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
    return { step: { ...check, failed: true }, status: 503 }
  }
}
