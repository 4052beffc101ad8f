import { checkOne } from "../checks/answers.ts"
import { get, post } from "../core/endpoint.ts"
import type { OrderEdit } from "../types/order-edit-types.ts"

export const orderEdits = {
  retrieve: get("/store/order-edits/{id}").gives<{ order_edit: OrderEdit }>(checkOne("order_edit")),
  decline: post("/store/order-edits/{id}/decline")
    .takes<{ declined_reason?: string }>()
    .gives<{ order_edit: OrderEdit }>(checkOne("order_edit")),
  complete: post("/store/order-edits/{id}/complete").gives<{ order_edit: OrderEdit }>(checkOne("order_edit")),
}
