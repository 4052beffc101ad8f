import type { HttpTypes as T } from "@medusajs/types"
import { answerWith, hasFields, isText } from "../checks/answer-shape.ts"
import { checkOrders } from "../checks/answers.ts"
import { get, post } from "../core/endpoint.ts"
import { acting, crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

/** Amount in the currency's unit; absent: the whole payment. */
export interface MoneyInput {
  amount?: number
  reason?: string
  note?: string
}

interface ChangeNotes {
  /** Internal note. */
  internal_note?: string
  description?: string
}

interface ChangedLine {
  /** The order's line. */
  id: string
  quantity: number
  note?: string
}

interface NewLine {
  variant_id: string
  quantity: number
}

export interface OrderReturnInput extends ChangeNotes {
  items?: (ChangedLine & { reason_id?: string })[]
  return_shipping?: { option_id: string; price?: number }
  location_id?: string
}

export interface OrderSwapInput extends ChangeNotes {
  return_items?: (ChangedLine & { reason_id?: string })[]
  additional_items?: NewLine[]
}

export interface OrderClaimInput extends ChangeNotes {
  type: "refund" | "replace"
  claim_items?: (ChangedLine & {
    reason?: "missing_item" | "wrong_item" | "production_failure" | "other"
  })[]
  return_items?: (ChangedLine & { reason_id?: string })[]
  additional_items?: NewLine[]
}

/** What every change returns about its order. */
type OrderChangeAnswer<Kind extends string, Change> = { [K in Kind]: Change } & T.AdminOrderResponse

const checkChange = (kind: string) =>
  answerWith({ [kind]: hasFields({ id: isText }), order: hasFields({ id: isText }) })

export const orders = {
  list: get("/admin/orders").asks<T.AdminOrderFilters>().gives<T.AdminOrderListResponse>(checkOrders),
  retrieve: oneOf("/admin/orders/{id}", "order").gives<T.AdminOrderResponse>(),
  update: setting("/admin/orders/{id}", "order").takes<T.AdminUpdateOrder>().gives<T.AdminOrderResponse>(),
  preview: oneOf("/admin/orders/{id}/preview", "order").gives<T.AdminOrderPreviewResponse>(),
  listChanges: listOf("/admin/orders/{id}/changes", "order_changes")
    .asks<T.AdminOrderChangesFilters>()
    .gives<T.AdminOrderChangesResponse>(),
  listLineItems: listOf("/admin/orders/{id}/line-items", "order_items")
    .asks<T.AdminOrderItemsFilters>()
    .gives<T.AdminOrderLineItemsListResponse>(),

  cancel: acting("/admin/orders/{id}/cancel", "order").gives<T.AdminOrderResponse>(),
  complete: acting("/admin/orders/{id}/complete", "order").gives<T.AdminOrderResponse>(),
  archive: acting("/admin/orders/{id}/archive", "order").gives<T.AdminOrderResponse>(),
  requestTransfer: doing("/admin/orders/{id}/transfer", "order")
    .takes<T.AdminRequestOrderTransfer>()
    .gives<T.AdminOrderResponse>(),
  cancelTransfer: acting("/admin/orders/{id}/transfer/cancel", "order").gives<T.AdminOrderResponse>(),

  createFulfillment: doing("/admin/orders/{id}/fulfillments", "order")
    .takes<T.AdminCreateOrderFulfillment>()
    .gives<T.AdminOrderResponse>(),
  cancelFulfillment: doing("/admin/orders/{id}/fulfillments/{fulfillment_id}/cancel", "order")
    .takes<T.AdminCancelOrderFulfillment>()
    .gives<T.AdminOrderResponse>(),
  createShipment: doing("/admin/orders/{id}/fulfillments/{fulfillment_id}/shipments", "order")
    .takes<T.AdminCreateOrderShipment>()
    .gives<T.AdminOrderResponse>(),
  markAsDelivered: acting(
    "/admin/orders/{id}/fulfillments/{fulfillment_id}/mark-as-delivered",
    "order",
  ).gives<T.AdminOrderResponse>(),

  capture: acting("/admin/orders/{id}/capture", "order").gives<T.AdminOrderResponse>(),
  refund: doing("/admin/orders/{id}/refund", "order").takes<MoneyInput>().gives<T.AdminOrderResponse>(),
  /** With lines it is requested at once; without, `returns.addItems` and the like fill it. */
  requestReturn: post("/admin/orders/{id}/return")
    .takes<OrderReturnInput>()
    .gives<OrderChangeAnswer<"return", T.AdminReturn>>(checkChange("return")),
  /** Waits for `exchanges.request`. */
  createSwap: post("/admin/orders/{id}/swaps")
    .takes<OrderSwapInput>()
    .gives<OrderChangeAnswer<"swap", T.AdminExchange>>(checkChange("swap")),
  cancelSwap: post("/admin/orders/{id}/swaps/{swap_id}/cancel").gives<
    OrderChangeAnswer<"exchange", T.AdminExchange>
  >(checkChange("exchange")),
  /** Waits for `claims.request`. */
  createClaim: post("/admin/orders/{id}/claims")
    .takes<OrderClaimInput>()
    .gives<OrderChangeAnswer<"claim", T.AdminClaim>>(checkChange("claim")),
  cancelClaim: post("/admin/orders/{id}/claims/{claim_id}/cancel").gives<
    OrderChangeAnswer<"claim", T.AdminClaim>
  >(checkChange("claim")),
}

/** Medusa's type has only the option, but its route requires a name and an amount. */
export type NewDraftOrder = Omit<T.AdminCreateDraftOrder, "shipping_methods"> & {
  shipping_methods?: {
    name: string
    shipping_option_id: string
    amount: number
    data?: Record<string, unknown>
  }[]
}

interface DraftOrderKinds {
  row: T.AdminDraftOrder
  create: NewDraftOrder
  update: T.AdminUpdateDraftOrder
  query: T.AdminDraftOrderListParams
}

export const draftOrders = {
  ...crud<DraftOrderKinds>()("/admin/draft-orders", { one: "draft_order", many: "draft_orders" }),
  convertToOrder: acting("/admin/draft-orders/{id}/convert-to-order", "order").gives<T.AdminOrderResponse>(),
}

export const payments = {
  list: listOf("/admin/payments", "payments").asks<T.AdminPaymentFilters>().gives<T.AdminPaymentsResponse>(),
  retrieve: oneOf("/admin/payments/{id}", "payment").gives<T.AdminPaymentResponse>(),
  listProviders: listOf("/admin/payments/payment-providers", "payment_providers")
    .asks<T.AdminGetPaymentProvidersParams>()
    .gives<T.AdminPaymentProviderListResponse>(),
  capture: doing("/admin/payments/{id}/capture", "payment")
    .takes<T.AdminCapturePayment>()
    .gives<T.AdminPaymentResponse>(),
  refund: doing("/admin/payments/{id}/refund", "payment")
    .takes<T.AdminRefundPayment>()
    .gives<T.AdminPaymentResponse>(),
}

export const paymentCollections = {
  create: doing("/admin/payment-collections", "payment_collection")
    .takes<T.AdminCreatePaymentCollection>()
    .gives<T.AdminPaymentCollectionResponse>(),
  delete: removing("/admin/payment-collections/{id}"),
  markAsPaid: doing("/admin/payment-collections/{id}/mark-as-paid", "payment_collection")
    .takes<T.AdminMarkPaymentCollectionAsPaid>()
    .gives<T.AdminPaymentCollectionResponse>(),
}
