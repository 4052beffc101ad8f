import { model } from "@medusajs/framework/utils"

/** What the staff has written down about an order, a customer or anything else. */
export const Note = model
  .define("note", {
    id: model.id({ prefix: "note" }).primaryKey(),
    resource_type: model.text(),
    resource_id: model.text(),
    value: model.text(),
    author_id: model.text().nullable(),
    metadata: model.json().nullable(),
  })
  .indexes([{ on: ["resource_id"] }])
