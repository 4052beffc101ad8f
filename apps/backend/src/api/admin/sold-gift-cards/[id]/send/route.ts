import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { queueAgain } from "../../../../../domains/gift-card-sales/queue-again.ts"
import { emailField } from "../../../../../domains/input-fields.ts"
import { sendQueuedMails } from "../../../../../domains/outgoing-mails/send-outgoing-mails.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

export const bodySchema = z.strictObject({ email: emailField.optional() })

/** Sends a card once more; with an address there, from now on. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  const { email } = parseInput(bodySchema, req.body)
  await sendQueuedMails(req.scope, [await queueAgain(req.scope, id, email)])
  res.json({ id, sent: true })
}
