import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { formatMoney } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { listSoldCards } from "../../domains/gift-card-sales/list-sold-cards.ts"
import {
  coverOf,
  isCovered,
  mostRefundable,
  type RefundCover,
  spentOf,
} from "../../domains/gift-card-sales/refund-cover.ts"
import { requireNoOpenChange } from "../../domains/orders/open-change.ts"
import { readMoney } from "../../domains/orders/read-money.ts"
import { isCancelled, refundPayment } from "../../domains/orders/refund-payment.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import type { Words } from "../../staff-language/staff-language.ts"
import { parseInput } from "../parse-input.ts"
import { requireParam } from "../require-param.ts"
import { orderOf } from "./order-change-routes.ts"

const MOST_CARDS = 1000

/** What is checked before money goes back, after the lock of the order: two refunds at once are compared one after the other. */
export const refundRoutes: MiddlewareRoute[] = [
  ...["/admin/orders/:id/refund", "/admin/payments/:id/refund", "/admin/order-desk/:id/refunds"].map(
    (matcher): MiddlewareRoute => ({
      matcher,
      methods: ["POST"],
      middlewares: [requireUnopened, keepMoneyOfCards],
    }),
  ),
  { matcher: "/admin/payments/:id/refund", methods: ["POST"], middlewares: [refundOfCancelled] },
  { matcher: "/admin/spent-card-refunds", methods: ["POST"], middlewares: [requireUnopened] },
  ...["/admin/orders/:id/cancel", "/admin/order-desk/:id/cancellation"].map(
    (matcher): MiddlewareRoute => ({
      matcher,
      methods: ["POST"],
      middlewares: [requireUnopened, keepOrderOfCards],
    }),
  ),
]

async function requireUnopened(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await requireNoOpenChange(req.scope, await orderOf(req))
  next()
}

const bodySchema = z.looseObject({ amount: z.coerce.number().optional() })

const refundSchema = z.strictObject({
  amount: z.number().positive().optional(),
  refund_reason_id: z.string().optional(),
  note: z.string().optional(),
})

/** Answers Medusa's own call for a canceled order, for which its workflow fails after it has sent the money. */
async function refundOfCancelled(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const orderId = await orderOf(req)
  if (!(await isCancelled(req.scope, orderId))) return next()
  const payment_id = requireParam(req, "id")
  const created_by = (req as AuthenticatedMedusaRequest).auth_context.actor_id
  await refundPayment(req.scope, orderId, { ...parseInput(refundSchema, req.body), payment_id, created_by })
  const payments = req.scope.resolve(Modules.PAYMENT)
  res.json({ payment: await payments.retrievePayment(payment_id, { relations: ["captures", "refunds"] }) })
}

async function readCover(req: MedusaRequest): Promise<RefundCover | null> {
  const orderId = await orderOf(req)
  const { gift_cards: cards } = await listSoldCards(req.scope, { orderId, limit: MOST_CARDS, offset: 0 })
  if (cards.length === 0) return null
  const { paid, refunded } = await readMoney(req.scope, orderId)
  return coverOf(paid - refunded, cards)
}

/** What a bought gift card has paid or may still pay elsewhere is not refunded. */
async function keepMoneyOfCards(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const cover = await readCover(req)
  const amount = bodySchema.safeParse(req.body).data?.amount ?? cover?.kept ?? 0
  if (cover && !isCovered(amount, cover)) throw notAllowed(textsOfRefund(cover))
  next()
}

/** Canceling refunds a card payment completely. */
async function keepOrderOfCards(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const cover = await readCover(req)
  if (cover && spentOf(cover) > 0) throw notAllowed(textsOfCancelling(cover))
  next()
}

function textsOfRefund(cover: RefundCover): Words {
  const [most, spent] = [mostRefundable(cover), spentOf(cover)]
  const isLive = cover.cards.some(({ is_voided: isVoided, balance }) => !isVoided && balance > 0)
  return {
    hu: [
      spent > 0 ? `A megvásárolt ajándékutalványból már elköltöttek: ${money(spent, "hu")}.` : "",
      `Legfeljebb ennyi téríthető vissza: ${money(most, "hu")}.`,
      isLive
        ? "Az utalvány egyenlege még elkölthető: előbb vonja vissza az utalványt, utána az egyenlege is visszatéríthető."
        : "",
    ]
      .filter(Boolean)
      .join(" "),
    en: [
      spent > 0 ? `Spent from the bought gift card: ${money(spent, "en")}.` : "",
      `At most this can be refunded: ${money(most, "en")}.`,
      isLive
        ? "Its balance can still be spent: take the card back first, then its balance can be refunded, too."
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  }
}

function textsOfCancelling(cover: RefundCover): Words {
  const spent = spentOf(cover)
  return {
    hu: `A megvásárolt ajándékutalványból már elköltöttek (${money(spent, "hu")}), ezért a rendelés nem törölhető. Vonja vissza az utalványt, és térítse vissza, ami megmaradt.`,
    en: `The bought gift card has been used (${money(spent, "en")}), so the order cannot be canceled. Take the card back and refund what is left.`,
  }
}

const money = (amount: number, locale: Locale) => formatMoney(amount, CURRENCY, locale)
