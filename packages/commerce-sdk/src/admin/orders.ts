import { checkOrders } from "../checks/answers.ts"
import { get, post } from "../core/endpoint.ts"
import type { AdminInput, AdminRecord } from "../types/admin.ts"
import type { ListAnswer } from "../types/list.ts"
import type { OrderListItem } from "../types/order.ts"
import { type AdminListQuery, acting, crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

export interface FulfilmentItems {
  items: { id: string; quantity: number }[]
  location_id?: string
  no_notification?: boolean
  metadata?: Record<string, unknown>
}

export interface ShipmentInput extends FulfilmentItems {
  labels?: { tracking_number: string; tracking_url: string; label_url: string }[]
}

/** Amount in the currency's unit; without one, the whole payment. */
export interface MoneyInput {
  amount?: number
  reason?: string
  note?: string
}

export const orders = {
  list: get("/admin/orders")
    .asks<AdminListQuery>()
    .gives<ListAnswer<"orders", OrderListItem & AdminRecord>>(checkOrders),
  retrieve: oneOf("/admin/orders/{id}", "order"),
  update: setting("/admin/orders/{id}", "order"),
  preview: oneOf("/admin/orders/{id}/preview", "order"),
  listChanges: listOf("/admin/orders/{id}/changes", "order_changes"),
  listLineItems: listOf("/admin/orders/{id}/line-items", "order_items"),

  cancel: acting("/admin/orders/{id}/cancel", "order"),
  complete: acting("/admin/orders/{id}/complete", "order"),
  archive: acting("/admin/orders/{id}/archive", "order"),
  requestTransfer: post("/admin/orders/{id}/transfer")
    .takes<{ customer_id: string; internal_note?: string; description?: string }>()
    .gives<{ order: AdminRecord }>(),
  cancelTransfer: acting("/admin/orders/{id}/transfer/cancel", "order"),

  createFulfillment: post("/admin/orders/{id}/fulfillments")
    .takes<FulfilmentItems>()
    .gives<{ order: AdminRecord }>(),
  cancelFulfillment: doing("/admin/orders/{id}/fulfillments/{fulfillment_id}/cancel", "order"),
  createShipment: post("/admin/orders/{id}/fulfillments/{fulfillment_id}/shipments")
    .takes<ShipmentInput>()
    .gives<{ order: AdminRecord }>(),
  markAsDelivered: acting("/admin/orders/{id}/fulfillments/{fulfillment_id}/mark-as-delivered", "order"),

  capture: acting("/admin/orders/{id}/capture", "order"),
  refund: post("/admin/orders/{id}/refund").takes<MoneyInput>().gives<{ order: AdminRecord }>(),
  requestReturn: doing("/admin/orders/{id}/return", "order"),
  createSwap: doing("/admin/orders/{id}/swaps", "order"),
  cancelSwap: acting("/admin/orders/{id}/swaps/{swap_id}/cancel", "order"),
  createClaim: doing("/admin/orders/{id}/claims", "order"),
  cancelClaim: acting("/admin/orders/{id}/claims/{claim_id}/cancel", "order"),
}

export const draftOrders = {
  ...crud("/admin/draft-orders", { one: "draft_order", many: "draft_orders" }),
  convertToOrder: acting("/admin/draft-orders/{id}/convert-to-order", "order"),
}

export const payments = {
  list: listOf("/admin/payments", "payments"),
  retrieve: oneOf("/admin/payments/{id}", "payment"),
  listProviders: listOf("/admin/payments/payment-providers", "payment_providers"),
  capture: post("/admin/payments/{id}/capture")
    .takes<{ amount?: number }>()
    .gives<{ payment: AdminRecord }>(),
  refund: post("/admin/payments/{id}/refund")
    .takes<{ amount?: number; refund_reason_id?: string; note?: string }>()
    .gives<{ payment: AdminRecord }>(),
}

export const paymentCollections = {
  create: post("/admin/payment-collections")
    .takes<{ order_id: string; amount?: number }>()
    .gives<{ payment_collection: AdminRecord }>(),
  delete: removing("/admin/payment-collections/{id}"),
  markAsPaid: post("/admin/payment-collections/{id}/mark-as-paid")
    .takes<{ order_id: string } & AdminInput>()
    .gives<{ payment_collection: AdminRecord }>(),
}
