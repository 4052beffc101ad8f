import type { HttpTypes as T } from "@medusajs/types"
import { acting, doing, listOf, oneOf, removing, setting, undoing } from "./rows.ts"

/** Changes of placed orders: created, filled step by step, then requested, confirmed or canceled. */

type Preview = T.AdminOrderEditPreviewResponse

export const orderEdits = {
  initiate: doing("/admin/order-edits", "order_change")
    .takes<T.AdminInitiateOrderEditRequest>()
    .gives<T.AdminOrderEditResponse>(),
  request: acting("/admin/order-edits/{id}/request", "order_preview").gives<Preview>(),
  confirm: acting("/admin/order-edits/{id}/confirm", "order_preview").gives<Preview>(),
  cancel: removing("/admin/order-edits/{id}"),
  addItems: doing("/admin/order-edits/{id}/items", "order_preview")
    .takes<T.AdminAddOrderEditItems>()
    .gives<Preview>(),
  updateItem: setting("/admin/order-edits/{id}/items/item/{item_id}", "order_preview")
    .takes<T.AdminUpdateOrderEditItem>()
    .gives<Preview>(),
  updateAddedItem: setting("/admin/order-edits/{id}/items/{action_id}", "order_preview")
    .takes<T.AdminUpdateOrderEditItem>()
    .gives<Preview>(),
  removeAddedItem: undoing("/admin/order-edits/{id}/items/{action_id}", "order_preview").gives<Preview>(),
}

/** The calls that exchanges and claims share, each with its own types. */
interface LegKinds {
  addInboundItems: unknown
  updateInboundItem: unknown
  addInboundShipping: unknown
  updateInboundShipping: unknown
  addOutboundItems: unknown
  updateOutboundItem: unknown
  addOutboundShipping: unknown
  updateOutboundShipping: unknown
  inbound: unknown
  outbound: unknown
  requested: unknown
}

/** Inbound and outbound items. */
const legs =
  <Of extends LegKinds>() =>
  <const Path extends string>(path: Path) => ({
    addInboundItems: doing(`${path}/{id}/inbound/items`, "order_preview")
      .takes<Of["addInboundItems"]>()
      .gives<Of["inbound"]>(),
    updateInboundItem: setting(`${path}/{id}/inbound/items/{action_id}`, "order_preview")
      .takes<Of["updateInboundItem"]>()
      .gives<Of["inbound"]>(),
    removeInboundItem: undoing(`${path}/{id}/inbound/items/{action_id}`, "order_preview").gives<
      Of["inbound"]
    >(),
    addInboundShipping: doing(`${path}/{id}/inbound/shipping-method`, "order_preview")
      .takes<Of["addInboundShipping"]>()
      .gives<Of["inbound"]>(),
    updateInboundShipping: setting(`${path}/{id}/inbound/shipping-method/{action_id}`, "order_preview")
      .takes<Of["updateInboundShipping"]>()
      .gives<Of["inbound"]>(),
    removeInboundShipping: undoing(`${path}/{id}/inbound/shipping-method/{action_id}`, "order_preview").gives<
      Of["inbound"]
    >(),
    addOutboundItems: doing(`${path}/{id}/outbound/items`, "order_preview")
      .takes<Of["addOutboundItems"]>()
      .gives<Of["outbound"]>(),
    updateOutboundItem: setting(`${path}/{id}/outbound/items/{action_id}`, "order_preview")
      .takes<Of["updateOutboundItem"]>()
      .gives<Of["outbound"]>(),
    removeOutboundItem: undoing(`${path}/{id}/outbound/items/{action_id}`, "order_preview").gives<
      Of["outbound"]
    >(),
    addOutboundShipping: doing(`${path}/{id}/outbound/shipping-method`, "order_preview")
      .takes<Of["addOutboundShipping"]>()
      .gives<Of["outbound"]>(),
    updateOutboundShipping: setting(`${path}/{id}/outbound/shipping-method/{action_id}`, "order_preview")
      .takes<Of["updateOutboundShipping"]>()
      .gives<Of["outbound"]>(),
    removeOutboundShipping: undoing(
      `${path}/{id}/outbound/shipping-method/{action_id}`,
      "order_preview",
    ).gives<Of["outbound"]>(),
    request: acting(`${path}/{id}/request`, "order_preview").gives<Of["requested"]>(),
  })

interface ExchangeLegs {
  addInboundItems: T.AdminAddExchangeInboundItems
  updateInboundItem: T.AdminUpdateExchangeInboundItem
  addInboundShipping: T.AdminExchangeAddInboundShipping
  updateInboundShipping: T.AdminExchangeUpdateInboundShipping
  addOutboundItems: T.AdminAddExchangeOutboundItems
  updateOutboundItem: T.AdminUpdateExchangeOutboundItem
  addOutboundShipping: T.AdminExchangeAddOutboundShipping
  updateOutboundShipping: T.AdminExchangeUpdateOutboundShipping
  inbound: T.AdminExchangeReturnResponse
  outbound: T.AdminExchangePreviewResponse
  requested: T.AdminExchangeRequestResponse
}

export const exchanges = {
  list: listOf("/admin/exchanges", "exchanges")
    .asks<T.AdminExchangeListParams>()
    .gives<T.AdminExchangeListResponse>(),
  retrieve: oneOf("/admin/exchanges/{id}", "exchange").gives<T.AdminExchangeResponse>(),
  create: doing("/admin/exchanges", "exchange")
    .takes<T.AdminCreateExchange>()
    .gives<T.AdminExchangeOrderResponse>(),
  cancel: acting("/admin/exchanges/{id}/cancel", "exchange").gives<T.AdminExchangeResponse>(),
  cancelRequest: removing("/admin/exchanges/{id}/request"),
  ...legs<ExchangeLegs>()("/admin/exchanges"),
}

interface ClaimLegs {
  addInboundItems: T.AdminAddClaimInboundItems
  updateInboundItem: T.AdminUpdateClaimInboundItem
  addInboundShipping: T.AdminClaimAddInboundShipping
  updateInboundShipping: T.AdminClaimUpdateInboundShipping
  addOutboundItems: T.AdminAddClaimOutboundItems
  updateOutboundItem: T.AdminUpdateClaimOutboundItem
  addOutboundShipping: T.AdminClaimAddOutboundShipping
  updateOutboundShipping: T.AdminClaimUpdateOutboundShipping
  inbound: T.AdminClaimReturnPreviewResponse
  outbound: T.AdminClaimPreviewResponse
  requested: T.AdminClaimRequestResponse
}

export const claims = {
  list: listOf("/admin/claims", "claims").asks<T.AdminClaimListParams>().gives<T.AdminClaimListResponse>(),
  retrieve: oneOf("/admin/claims/{id}", "claim").gives<T.AdminClaimResponse>(),
  create: doing("/admin/claims", "claim").takes<T.AdminCreateClaim>().gives<T.AdminClaimOrderResponse>(),
  cancel: acting("/admin/claims/{id}/cancel", "claim").gives<T.AdminClaimResponse>(),
  cancelRequest: removing("/admin/claims/{id}/request"),
  addItems: doing("/admin/claims/{id}/claim-items", "order_preview")
    .takes<T.AdminAddClaimItems>()
    .gives<T.AdminClaimPreviewResponse>(),
  updateItem: setting("/admin/claims/{id}/claim-items/{action_id}", "order_preview")
    .takes<T.AdminUpdateClaimItem>()
    .gives<T.AdminClaimPreviewResponse>(),
  removeItem: undoing(
    "/admin/claims/{id}/claim-items/{action_id}",
    "order_preview",
  ).gives<T.AdminClaimPreviewResponse>(),
  ...legs<ClaimLegs>()("/admin/claims"),
}

type ReturnPreview = T.AdminReturnPreviewResponse

export const returns = {
  list: listOf("/admin/returns", "returns").asks<T.AdminReturnFilters>().gives<T.AdminReturnsResponse>(),
  retrieve: oneOf("/admin/returns/{id}", "return").gives<T.AdminReturnResponse>(),
  update: setting("/admin/returns/{id}", "return").takes<T.AdminUpdateReturnRequest>().gives<ReturnPreview>(),
  initiate: doing("/admin/returns", "return")
    .takes<T.AdminInitiateReturnRequest>()
    .gives<T.AdminOrderReturnResponse>(),
  cancel: acting("/admin/returns/{id}/cancel", "return").gives<T.AdminReturnResponse>(),

  addItems: doing("/admin/returns/{id}/request-items", "return")
    .takes<T.AdminAddReturnItems>()
    .gives<ReturnPreview>(),
  updateItem: setting("/admin/returns/{id}/request-items/{action_id}", "return")
    .takes<T.AdminUpdateReturnItems>()
    .gives<ReturnPreview>(),
  removeItem: undoing("/admin/returns/{id}/request-items/{action_id}", "return").gives<ReturnPreview>(),
  addShipping: doing("/admin/returns/{id}/shipping-method", "return")
    .takes<T.AdminAddReturnShipping>()
    .gives<ReturnPreview>(),
  updateShipping: setting("/admin/returns/{id}/shipping-method/{action_id}", "return")
    .takes<T.AdminUpdateReturnShipping>()
    .gives<ReturnPreview>(),
  removeShipping: undoing("/admin/returns/{id}/shipping-method/{action_id}", "return").gives<ReturnPreview>(),
  confirmRequest: doing("/admin/returns/{id}/request", "return")
    .takes<T.AdminConfirmReturnRequest>()
    .gives<ReturnPreview>(),
  cancelRequest: removing("/admin/returns/{id}/request"),

  initiateReceive: doing("/admin/returns/{id}/receive", "return")
    .takes<T.AdminInitiateReceiveReturn>()
    .gives<T.AdminOrderReturnResponse>(),
  receiveItems: doing("/admin/returns/{id}/receive-items", "return")
    .takes<T.AdminReceiveItems>()
    .gives<ReturnPreview>(),
  updateReceivedItem: setting("/admin/returns/{id}/receive-items/{action_id}", "return")
    .takes<T.AdminUpdateReceiveItems>()
    .gives<ReturnPreview>(),
  removeReceivedItem: undoing(
    "/admin/returns/{id}/receive-items/{action_id}",
    "return",
  ).gives<ReturnPreview>(),
  dismissItems: doing("/admin/returns/{id}/dismiss-items", "return")
    .takes<T.AdminDismissItems>()
    .gives<ReturnPreview>(),
  updateDismissedItem: setting("/admin/returns/{id}/dismiss-items/{action_id}", "return")
    .takes<T.AdminUpdateDismissItems>()
    .gives<ReturnPreview>(),
  removeDismissedItem: undoing(
    "/admin/returns/{id}/dismiss-items/{action_id}",
    "return",
  ).gives<ReturnPreview>(),
  confirmReceive: doing("/admin/returns/{id}/receive/confirm", "return")
    .takes<T.AdminConfirmReceiveReturn>()
    .gives<ReturnPreview>(),
  cancelReceive: removing("/admin/returns/{id}/receive"),
}
