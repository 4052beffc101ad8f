import { model } from "@medusajs/framework/utils"

/** Somebody's wish to hear when a variant can be bought again; it counts once it is confirmed by mail. */
export const RestockNotice = model
  .define("restock_notice", {
    id: model.id({ prefix: "restock" }).primaryKey(),
    variant_id: model.text(),
    /** In small letters. */
    email: model.text(),
    locale: model.text(),
    state: model.enum(["asked", "confirmed", "notified"]).default("asked"),
    /** How often it was asked for: each time at most one mail asks for confirmation, one tells. */
    round: model.number().default(1),
    asked_at: model.dateTime(),
    /** Until then it can be confirmed. */
    expires_at: model.dateTime(),
    confirmed_at: model.dateTime().nullable(),
    notified_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["variant_id", "email"], unique: true }, { on: ["state", "variant_id"] }])
