import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import {
  type OrderedLine,
  readWithdrawalExemptions,
} from "../../../../domains/checkout/withdrawal-exemptions.ts"
import { readGivenBack } from "../../../../domains/gift-cards/read-given-back.ts"
import { ORDER_FIELDS } from "../../../../domains/orders/order-fields.ts"
import { readOrder } from "../../../../domains/orders/read-order.ts"
import { requireParam } from "../../../require-param.ts"

/** `+a`, `*b`: more than what is told anyway. */
const IS_MORE = /^[+*\s]/

/**
 * In place of Medusa's own route, which leaves out `metadata` (way of payment, notes, accepted terms) and may not be
 * asked for it. Who may see an order is the storefront's to decide (ruling D20): only it reaches this address.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const { fields: asked } = req.query
  if (asked !== undefined && !String(asked).split(",").every(isMore)) {
    res.json({ order: await readOrder(req.scope, orderId, req.queryConfig.fields) })
    return
  }
  const fields = asked === undefined ? ORDER_FIELDS : [...ORDER_FIELDS, ...req.queryConfig.fields]
  const order = await readOrder<{ items: OrderedLine[] }>(req.scope, orderId, fields)
  const exemptions = await readWithdrawalExemptions(req.scope, order.items)
  const returned = await readGivenBack(req.scope, orderId)
  res.json({ order: { ...order, withdrawal_exemptions: exemptions, gift_card_returned: returned } })
}

const isMore = (field: string) => IS_MORE.test(field)
