import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderLinkRequestSchema, requestOrderLink } from "../../../domains/orders/request-order-link.ts"
import { sendQueuedMails } from "../../../domains/outgoing-mails/send-outgoing-mails.ts"
import { parseInput } from "../../parse-input.ts"

/** The answer is the same for every number and address, and is sent before anything is looked up. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(orderLinkRequestSchema, req.body)
  res.status(202).json({ accepted: true })
  try {
    const mailKey = await requestOrderLink(req.scope, input)
    if (mailKey) await sendQueuedMails(req.scope, [mailKey])
  } catch (error) {
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`A link to an order was not sent: ${error}`)
  }
}
