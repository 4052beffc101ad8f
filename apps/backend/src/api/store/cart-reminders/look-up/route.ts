import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { describeReminder } from "../../../../domains/cart-reminders/describe-reminder.ts"
import type { ReminderLinkInput } from "../../cart-reminder-routes.ts"

/** What the link of a reminder leads to. A POST: the token must not stand in an address. */
export async function POST(req: MedusaRequest<ReminderLinkInput>, res: MedusaResponse): Promise<void> {
  res.json(await describeReminder(req.scope, req.validatedBody))
}
