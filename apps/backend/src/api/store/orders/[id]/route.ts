import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import {
  type OrderedLine,
  readWithdrawalExemptions,
} from "../../../../workflows/checkout/withdrawal-exemptions.ts"
import { readOrder } from "../../../../workflows/orders/read-order.ts"
import { requireParam } from "../../../require-param.ts"

/**
 * In place of Medusa's own route, which leaves out `metadata` (way of payment, notes, accepted terms) and may not be
 * asked for it. Who may see an order is the storefront's to decide (decision D20): only it reaches this address.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const order = await readOrder<{ items: OrderedLine[] }>(req.scope, requireParam(req, "id"))
  const exemptions = await readWithdrawalExemptions(req.scope, order.items)
  res.json({ order: { ...order, withdrawal_exemptions: exemptions } })
}
