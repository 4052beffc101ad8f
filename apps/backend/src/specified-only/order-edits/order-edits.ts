import type { MedusaContainer } from "@medusajs/framework/types"
import { OrderChangeStatus } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { confirmOrderEditRequestWorkflow, declineOrderChangeWorkflow } from "@medusajs/medusa/core-flows"
import type { OrderEdit } from "@porteka/commerce-sdk"
import { readRecords } from "../../records/read-records.ts"
import { notAllowed, notFound } from "../../refusals/refusals.ts"

const MAX_REASON = 500

export const refusalSchema = z.strictObject({ declined_reason: z.string().max(MAX_REASON).optional() })
const FIELDS = [
  "id",
  "order_id",
  "status",
  "created_at",
  "requested_at",
  "confirmed_at",
  "declined_at",
  "canceled_at",
  "declined_reason",
] as const

/**
 * A change of an order as the shopper sees it: not before the staff has asked for consent, and without
 * internal notes.
 * @throws 404
 */
export async function readOrderEdit(container: MedusaContainer, id: string): Promise<OrderEdit> {
  const [edit] = await readRecords<OrderEdit>(container, {
    entity: "order_change",
    fields: [...FIELDS],
    filters: { id, change_type: "edit", status: { $ne: OrderChangeStatus.PENDING } },
  })
  if (!edit) throw notFound("There is no such order edit")
  return edit
}

export async function declineOrderEdit(
  container: MedusaContainer,
  id: string,
  reason: string | undefined,
): Promise<OrderEdit> {
  await requireRequested(container, id)
  await declineOrderChangeWorkflow(container).run({
    input: { id, ...(reason === undefined ? {} : { declined_reason: reason }) },
  })
  return await readOrderEdit(container, id)
}

/** Applies the change. The staff collects the difference: nothing is paid here. */
export async function completeOrderEdit(container: MedusaContainer, id: string): Promise<OrderEdit> {
  const { order_id } = await requireRequested(container, id)
  await confirmOrderEditRequestWorkflow(container).run({ input: { order_id } })
  return await readOrderEdit(container, id)
}

async function requireRequested(container: MedusaContainer, id: string): Promise<OrderEdit> {
  const edit = await readOrderEdit(container, id)
  if (edit.status !== OrderChangeStatus.REQUESTED) throw notAllowed(`The order edit is ${edit.status}`)
  return edit
}
