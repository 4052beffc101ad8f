import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { BigNumber, createRawPropertiesFromBigNumber, MathBN, Modules } from "@medusajs/framework/utils"
import { readRecords } from "../../records/read-records.ts"
import { notFound } from "../../refusals/refusals.ts"

interface Summary {
  id: string
  totals: Record<string, unknown> & { transaction_total: number }
}

/** A method that every Medusa module has, although the order module's interface does not declare it. */
interface SummaryTable {
  listOrderSummaries(filters: { order_id: string; version: number }): Promise<Summary[]>
  updateOrderSummaries(change: Summary): Promise<unknown>
}

/**
 * Recomputes an order's stored totals. Medusa computes them when an order is created, before its taxes and
 * discounts are known, and when an order change is confirmed; a draft's totals would stay outdated. Order desk,
 * payment and invoice use them.
 * @throws 404
 */
export async function recomputeSummary(container: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await readRecords<{ version: number; total: number }>(container, {
    entity: "order",
    fields: ["id", "version", "total"],
    filters: { id: orderId },
  })
  const table = container.resolve(Modules.ORDER) as IOrderModuleService & SummaryTable
  const [summary] = order ? await table.listOrderSummaries({ order_id: orderId, version: order.version }) : []
  if (!order || !summary) throw notFound("There is no such order")
  const total = new BigNumber(order.total)
  const totals = {
    ...summary.totals,
    original_order_total: total,
    current_order_total: total,
    accounting_total: total,
    pending_difference: new BigNumber(MathBN.sub(order.total, summary.totals.transaction_total)),
  }
  createRawPropertiesFromBigNumber(totals)
  await table.updateOrderSummaries({ id: summary.id, totals })
}
