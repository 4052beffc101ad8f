import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendQueuedMails } from "../../../domains/outgoing-mails/send-outgoing-mails.ts"
import { askForNotice } from "../../../domains/restock/ask-for-notice.ts"
import type { RestockRequest } from "../../../domains/restock/restock-input.ts"

/** The answer is the same for every address, and is sent before any e-mail. */
export async function POST(req: MedusaRequest<RestockRequest>, res: MedusaResponse): Promise<void> {
  const mailKey = await askForNotice(req.scope, req.validatedBody)
  res.status(202).json({ accepted: true })
  if (mailKey) await sendQueuedMails(req.scope, [mailKey])
}
