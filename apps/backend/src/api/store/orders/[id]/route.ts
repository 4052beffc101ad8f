import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderWithdrawal } from "@porteka/commerce-sdk"
import { isAboutWholeContract } from "@porteka/hungary"
import type { PartlyPaid } from "../../../../amounts/line-amounts.ts"
import { mostMakingDays } from "../../../../domains/checkout/making-days.ts"
import { readProductsOfLines } from "../../../../domains/checkout/products-of-lines.ts"
import { type OrderedLine, withdrawalExemptions } from "../../../../domains/checkout/withdrawal-exemptions.ts"
import { readCardCredits } from "../../../../domains/gift-cards/read-card-credits.ts"
import { withGiftCardPaid } from "../../../../domains/gift-cards/with-gift-card-paid.ts"
import { ORDER_FIELDS } from "../../../../domains/orders/order-fields.ts"
import { readOrder } from "../../../../domains/orders/read-order.ts"
import { readReturns } from "../../../../domains/orders/read-returns.ts"
import { readWithdrawalStates } from "../../../../domains/withdrawals/read-states.ts"
import { BANK_ENTRY_MODULE } from "../../../../modules/bank-entry/index.ts"
import { WITHDRAWAL_MODULE } from "../../../../modules/withdrawal/index.ts"
import { DELETED_DOMAIN } from "../../../../records/deleted-address.ts"
import { requireParam } from "../../../require-param.ts"

/** `+a`, `*b`: additions to the default fields. */
const IS_MORE = /^[+*\s]/

/**
 * Replaces Medusa's own route, which omits `metadata` (payment method, notes, accepted terms) and cannot be
 * asked for it. The storefront, which alone reaches this route, decides who may see an order (ruling D20).
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const { fields: asked } = req.query
  if (asked !== undefined && !String(asked).split(",").every(isMore)) {
    res.json({ order: await readOrder(req.scope, orderId, req.queryConfig.fields) })
    return
  }
  const more = asked === undefined ? undefined : req.queryConfig.fields
  const order = await readWithMore(req.scope, orderId, more)
  const products = await readProductsOfLines(req.scope, order.items)
  const returned = await readCardCredits(req.scope, orderId)
  res.json({
    order: {
      ...order,
      // The placeholder of an order that is older than its personal data is nobody's address.
      email: order.email?.endsWith(DELETED_DOMAIN) ? null : order.email,
      withdrawal_exemptions: withdrawalExemptions(order.items, products),
      making_days: mostMakingDays(products),
      gift_card_returned: returned,
      received_in_part: (await req.scope.resolve(BANK_ENTRY_MODULE).sumHeld([orderId])).get(orderId) ?? 0,
      returns: await readReturns(req.scope, orderId),
      withdrawal: await readWithdrawal(req.scope, orderId),
    },
  })
}

type AnsweredOrder = PartlyPaid & { items: OrderedLine[]; email?: string | null }

async function readWithMore(
  container: MedusaContainer,
  orderId: string,
  more: readonly string[] | undefined,
) {
  if (!more) return await readOrder<AnsweredOrder>(container, orderId)
  const read = await readOrder<AnsweredOrder>(container, orderId, [...ORDER_FIELDS, ...more])
  const [order = read] = await withGiftCardPaid(container, [read])
  return order
}

/** Anyone can enter an order number, so only a caller who also has its e-mail address counts as its buyer. */
async function readWithdrawal(container: MedusaContainer, orderId: string): Promise<OrderWithdrawal | null> {
  const found = await container.resolve(WITHDRAWAL_MODULE).findCaseOfOrder(orderId)
  if (found?.order_match !== "number_and_email") return null
  const { reference, statement, received_at: receivedAt } = found
  const { status } = (await readWithdrawalStates(container, [found]))(found)
  return {
    reference,
    status,
    received_at: new Date(receivedAt).toISOString(),
    whole_order: isAboutWholeContract(statement),
  }
}

const isMore = (field: string) => IS_MORE.test(field)
