import { post } from "../core/endpoint.ts"
import type { AdminInput, AdminRecord } from "../types/admin.ts"
import { acting, doing, listOf, oneOf, removing, setting, undoing } from "./rows.ts"

/** Changes of placed orders: opened, filled step by step, then requested or confirmed, or called off. */

export const orderEdits = {
  initiate: doing("/admin/order-edits", "order_change"),
  request: acting("/admin/order-edits/{id}/request", "order_preview"),
  confirm: acting("/admin/order-edits/{id}/confirm", "order_preview"),
  cancel: removing("/admin/order-edits/{id}"),
  addItems: doing("/admin/order-edits/{id}/items", "order_preview"),
  updateItem: setting("/admin/order-edits/{id}/items/item/{item_id}", "order_preview"),
  updateAddedItem: setting("/admin/order-edits/{id}/items/{action_id}", "order_preview"),
  removeAddedItem: undoing("/admin/order-edits/{id}/items/{action_id}", "order_preview"),
}

/** Goods that come in and go out, alike for exchanges and claims. */
function legs<const Path extends string>(path: Path) {
  return {
    addInboundItems: doing(`${path}/{id}/inbound/items`, "order_preview"),
    updateInboundItem: setting(`${path}/{id}/inbound/items/{action_id}`, "order_preview"),
    removeInboundItem: undoing(`${path}/{id}/inbound/items/{action_id}`, "order_preview"),
    addInboundShipping: doing(`${path}/{id}/inbound/shipping-method`, "order_preview"),
    updateInboundShipping: setting(`${path}/{id}/inbound/shipping-method/{action_id}`, "order_preview"),
    removeInboundShipping: undoing(`${path}/{id}/inbound/shipping-method/{action_id}`, "order_preview"),
    addOutboundItems: doing(`${path}/{id}/outbound/items`, "order_preview"),
    updateOutboundItem: setting(`${path}/{id}/outbound/items/{action_id}`, "order_preview"),
    removeOutboundItem: undoing(`${path}/{id}/outbound/items/{action_id}`, "order_preview"),
    addOutboundShipping: doing(`${path}/{id}/outbound/shipping-method`, "order_preview"),
    updateOutboundShipping: setting(`${path}/{id}/outbound/shipping-method/{action_id}`, "order_preview"),
    removeOutboundShipping: undoing(`${path}/{id}/outbound/shipping-method/{action_id}`, "order_preview"),
    request: acting(`${path}/{id}/request`, "order_preview"),
  }
}

export const exchanges = {
  list: listOf("/admin/exchanges", "exchanges"),
  retrieve: oneOf("/admin/exchanges/{id}", "exchange"),
  create: doing("/admin/exchanges", "exchange"),
  cancel: acting("/admin/exchanges/{id}/cancel", "exchange"),
  cancelRequest: removing("/admin/exchanges/{id}/request"),
  ...legs("/admin/exchanges"),
}

export const claims = {
  list: listOf("/admin/claims", "claims"),
  retrieve: oneOf("/admin/claims/{id}", "claim"),
  create: doing("/admin/claims", "claim"),
  cancel: acting("/admin/claims/{id}/cancel", "claim"),
  cancelRequest: removing("/admin/claims/{id}/request"),
  addItems: doing("/admin/claims/{id}/claim-items", "order_preview"),
  updateItem: setting("/admin/claims/{id}/claim-items/{action_id}", "order_preview"),
  removeItem: undoing("/admin/claims/{id}/claim-items/{action_id}", "order_preview"),
  ...legs("/admin/claims"),
}

export interface ReturnAnswer {
  return: AdminRecord
  order_preview?: AdminRecord
}

export const returns = {
  list: listOf("/admin/returns", "returns"),
  retrieve: oneOf("/admin/returns/{id}", "return"),
  update: setting("/admin/returns/{id}", "return"),
  initiate: doing("/admin/returns", "return"),
  cancel: acting("/admin/returns/{id}/cancel", "return"),

  addItems: post("/admin/returns/{id}/request-items").takes<AdminInput>().gives<ReturnAnswer>(),
  updateItem: post("/admin/returns/{id}/request-items/{action_id}")
    .takes<AdminInput>()
    .gives<ReturnAnswer>()
    .repeatable(),
  removeItem: undoing("/admin/returns/{id}/request-items/{action_id}", "return"),
  addShipping: post("/admin/returns/{id}/shipping-method").takes<AdminInput>().gives<ReturnAnswer>(),
  updateShipping: post("/admin/returns/{id}/shipping-method/{action_id}")
    .takes<AdminInput>()
    .gives<ReturnAnswer>()
    .repeatable(),
  removeShipping: undoing("/admin/returns/{id}/shipping-method/{action_id}", "return"),
  confirmRequest: post("/admin/returns/{id}/request").takes<AdminInput>().gives<ReturnAnswer>(),
  cancelRequest: removing("/admin/returns/{id}/request"),

  initiateReceive: post("/admin/returns/{id}/receive").takes<AdminInput>().gives<ReturnAnswer>(),
  receiveItems: post("/admin/returns/{id}/receive-items").takes<AdminInput>().gives<ReturnAnswer>(),
  updateReceivedItem: post("/admin/returns/{id}/receive-items/{action_id}")
    .takes<AdminInput>()
    .gives<ReturnAnswer>()
    .repeatable(),
  removeReceivedItem: undoing("/admin/returns/{id}/receive-items/{action_id}", "return"),
  dismissItems: post("/admin/returns/{id}/dismiss-items").takes<AdminInput>().gives<ReturnAnswer>(),
  updateDismissedItem: post("/admin/returns/{id}/dismiss-items/{action_id}")
    .takes<AdminInput>()
    .gives<ReturnAnswer>()
    .repeatable(),
  removeDismissedItem: undoing("/admin/returns/{id}/dismiss-items/{action_id}", "return"),
  confirmReceive: post("/admin/returns/{id}/receive/confirm").takes<AdminInput>().gives<ReturnAnswer>(),
  cancelReceive: removing("/admin/returns/{id}/receive"),
}
