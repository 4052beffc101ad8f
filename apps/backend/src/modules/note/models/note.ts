import { model } from "@medusajs/framework/utils"

/** A staff member's note about an order, a customer or any other record. */
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
