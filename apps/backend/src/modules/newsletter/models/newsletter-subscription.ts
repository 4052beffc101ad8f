import { model } from "@medusajs/framework/utils"

/**
 * One subscription from the request to its end, and the proof of it (GDPR Article 7(1); 2008. XLVIII. tv. 6.
 * §): the order in which it was requested, if there was one, and the times of all steps. The address is deleted when it ends.
 */
export const NewsletterSubscription = model
  .define("newsletter_subscription", {
    id: model.id({ prefix: "newsletter" }).primaryKey(),
    /** In lower case; null after unsubscribing. */
    email: model.text().nullable(),
    locale: model.text(),
    state: model.enum(["asked", "confirmed", "unsubscribed"]).default("asked"),
    /** Where the box was ticked; null: in the shop's form, or in the account of a customer whose address is verified. */
    order_id: model.text().nullable(),
    /**
     * Whether the question mentioned reminders of abandoned carts, as it does since they exist (ADR 0084).
     */
    covers_reminders: model.boolean().default(true),
    asked_at: model.dateTime(),
    /** The last time at which it can be confirmed. */
    expires_at: model.dateTime(),
    confirmed_at: model.dateTime().nullable(),
    unsubscribed_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["email"], unique: true }, { on: ["state", "confirmed_at"] }])
