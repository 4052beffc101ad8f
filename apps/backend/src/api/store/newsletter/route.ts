import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { newsletterSignUpSchema, signUpForNewsletter } from "../../../domains/newsletter/sign-up.ts"
import { sendQueuedMails } from "../../../domains/outgoing-mails/send-outgoing-mails.ts"
import { parseInput } from "../../parse-input.ts"

/** The answer is the same for every address, and is sent before any e-mail. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const mailKey = await signUpForNewsletter(req.scope, parseInput(newsletterSignUpSchema, req.body))
  res.status(202).json({ accepted: true })
  if (mailKey) await sendQueuedMails(req.scope, [mailKey])
}
