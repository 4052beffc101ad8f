import type { MiddlewareRoute } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { localeField } from "../../domains/input-fields.ts"
import { linkTokenSchema } from "../../mail/link-token-input.ts"
import { parsedBody } from "../parsed-body.ts"

const MAX_ID = 64

/** The link, and the cart of the browser that follows it. */
const reminderLinkSchema = linkTokenSchema.extend({
  cart_id: z.string().max(MAX_ID).nullable(),
  locale: localeField,
})
export type ReminderLinkInput = z.infer<typeof reminderLinkSchema>

export const cartReminderRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/cart-reminders/look-up",
    methods: ["POST"],
    middlewares: [parsedBody(reminderLinkSchema)],
  },
]
