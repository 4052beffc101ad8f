import type {
  AdvancedOrder,
  CancelReason,
  DeskOrderDetails,
  DeskOrderPage,
  DeskRefund,
  DeskStage,
  DeskStep,
  DeskStepAnswer,
  DeskStepInput,
  LabelledOrder,
  OpenChangeKind,
  RefundSettlement,
} from "@porteka/commerce-sdk"
import { fetchJson, fetchPage, post } from "../back-end.ts"

export async function readDesk(id: string): Promise<DeskOrderDetails> {
  return (await fetchJson<{ order: DeskOrderDetails }>(`/admin/order-desk/${id}`)).order
}

/** Moves several orders to the next step: paid, packed, shipped, delivered. */
export async function advance(step: DeskStep, orders: DeskStepInput["orders"]): Promise<AdvancedOrder[]> {
  const sent = orders.map(({ id, tracking_number: number }) =>
    number ? { id, tracking_number: number } : { id },
  )
  return (await post<DeskStepAnswer>("/admin/order-desk-steps", { step, orders: sent })).orders
}

/** @param again also if a carrier may already have a parcel but cannot say so */
export async function makeLabels(orders: string[], again: boolean): Promise<LabelledOrder[]> {
  return (await post<{ orders: LabelledOrder[] }>("/admin/parcel-labels", { orders, again })).orders
}

/** Cancels the order; its e-mail names the reason. */
export const cancelOrder = (id: string, reason: CancelReason) =>
  post(`/admin/order-desk/${id}/cancellation`, { reason })

export async function listRefundReasons(): Promise<{ id: string; label: string }[]> {
  const path = "/admin/refund-reasons?limit=100"
  return (await fetchJson<{ refund_reasons: { id: string; label: string }[] }>(path)).refund_reasons
}

export const refundOrder = (id: string, refund: DeskRefund) => post(`/admin/order-desk/${id}/refunds`, refund)

export const freeDelivery = (id: string) => post(`/admin/order-desk/${id}/free-delivery`, {})

export const settleRefund = (id: string, refundId: string, settlement: RefundSettlement) =>
  post(`/admin/order-desk/${id}/refunds/${refundId}`, { settlement })

const DISCARDS: Record<Exclude<OpenChangeKind, "transfer">, (id: string) => string> = {
  return: (id) => `returns/${id}/request`,
  receipt: (id) => `returns/${id}/receive`,
  exchange: (id) => `exchanges/${id}/request`,
  claim: (id) => `claims/${id}/request`,
  edit: (id) => `order-edits/${id}`,
}

/** Discards a change that a form has begun. */
export async function discardChange({
  kind,
  id,
}: NonNullable<DeskOrderDetails["open_change"]>): Promise<void> {
  if (kind === "transfer") await post(`/admin/orders/${id}/transfer/cancel`, {})
  else await fetchJson(`/admin/${DISCARDS[kind](id)}`, { method: "DELETE" })
}

/** @param stage null for the first in which orders wait */
export const listDesk = (stage: DeskStage | null, page: number) =>
  fetchPage<DeskOrderPage>("/admin/order-desk", page, stage ? { stage } : {})
