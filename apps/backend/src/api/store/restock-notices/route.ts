import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendQueuedMails } from "../../../domains/outgoing-mails/send-outgoing-mails.ts"
import {
  requestRestockNotice,
  restockRequestSchema,
} from "../../../domains/restock/request-restock-notice.ts"
import { parseInput } from "../../parse-input.ts"

/** The answer is the same for every address, and is sent before any e-mail. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const mailKey = await requestRestockNotice(req.scope, parseInput(restockRequestSchema, req.body))
  res.status(202).json({ accepted: true })
  if (mailKey) await sendQueuedMails(req.scope, [mailKey])
}
