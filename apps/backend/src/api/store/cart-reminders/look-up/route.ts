import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { describeReminder } from "../../../../domains/cart-reminders/describe-reminder.ts"
import type { ReminderLinkInput } from "../../cart-reminder-routes.ts"

/** The products of a reminder's link. A POST, because the token must not be in a URL. */
export async function POST(req: MedusaRequest<ReminderLinkInput>, res: MedusaResponse): Promise<void> {
  res.json(await describeReminder(req.scope, req.validatedBody))
}
