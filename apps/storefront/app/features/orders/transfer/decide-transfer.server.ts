import { type CommerceClient, HttpError, isOutage } from "@porteka/commerce-sdk"
import { z } from "zod"
import { textsOf } from "#app/forms/texts-of.ts"
import { ACCEPT, DECLINE, type TransferState } from "./transfer-state.ts"

const LinkSchema = z.object({ order: z.string().regex(/^order_[A-Za-z0-9]{1,60}$/), token: z.uuid() })

/** The question behind the e-mail's link; opening it decides nothing. */
export function readTransferLink(parameters: URLSearchParams): TransferState {
  const link = LinkSchema.safeParse(Object.fromEntries(parameters))
  return link.success ? { kind: "question", ...link.data } : { kind: "over" }
}

/** The decision of the person who placed the order: nobody else has the token. */
export async function decideTransfer(commerce: CommerceClient, form: FormData): Promise<TransferState> {
  const { decision, ...sent } = textsOf(form)
  const link = LinkSchema.safeParse(sent)
  if (!link.success || (decision !== ACCEPT && decision !== DECLINE)) return { kind: "over" }
  const { order, token } = link.data
  try {
    if (decision === ACCEPT) await commerce.orders.acceptTransfer(order, { token })
    else await commerce.orders.declineTransfer(order, { token })
    return { kind: decision === ACCEPT ? "accepted" : "declined" }
  } catch (error) {
    if (isOutage(error)) return { kind: "unavailable", order, token }
    if (error instanceof HttpError) return { kind: "over" }
    throw error
  }
}
