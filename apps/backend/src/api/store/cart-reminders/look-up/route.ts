import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { describeReminder } from "../../../../domains/cart-reminders/describe-reminder.ts"
import { localeField } from "../../../../domains/input-fields.ts"
import { linkTokenSchema } from "../../../../mail/link-token-input.ts"
import { parseInput } from "../../../parse-input.ts"

const MAX_ID = 64

/** The link, and the cart of the browser that follows it. */
export const bodySchema = linkTokenSchema.extend({
  cart_id: z.string().max(MAX_ID).nullable(),
  locale: localeField,
})

/** The products of a reminder's link. A POST, because the token must not be in a URL. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await describeReminder(req.scope, parseInput(bodySchema, req.body)))
}
