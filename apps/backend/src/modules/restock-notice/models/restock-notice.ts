import { model } from "@medusajs/framework/utils"

/** A request to be informed when a variant is available again; it counts once it is confirmed by e-mail. */
export const RestockNotice = model
  .define("restock_notice", {
    id: model.id({ prefix: "restock" }).primaryKey(),
    variant_id: model.text(),
    /** In lower case. */
    email: model.text(),
    locale: model.text(),
    state: model.enum(["asked", "confirmed", "notified"]).default("asked"),
    /** The number of requests: each causes at most one confirmation e-mail and one notice. */
    round: model.number().default(1),
    asked_at: model.dateTime(),
    /** The last time at which it can be confirmed. */
    expires_at: model.dateTime(),
    confirmed_at: model.dateTime().nullable(),
    notified_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["variant_id", "email"], unique: true }, { on: ["state", "variant_id"] }])
