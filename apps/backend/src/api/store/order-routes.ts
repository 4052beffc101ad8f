import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import type { OrderLineItem } from "@porteka/commerce-sdk"
import { findLocale, type Locale } from "@porteka/shop/languages"
import { nameItems } from "../../domains/orders/name-items.ts"

interface ShownOrder {
  locale?: string | null
  metadata?: Record<string, unknown> | null
  items?: OrderLineItem[]
}

interface OrdersAnswer {
  order?: ShownOrder
  orders?: ShownOrder[]
}

export const orderRoutes: MiddlewareRoute[] = [
  { matcher: "/store/orders*", methods: ["GET"], middlewares: [nameItemsForReader] },
]

/**
 * An order keeps the product names it was placed with. In another language the current names in that language
 * are shown; the order itself, its invoice and its e-mails do not change.
 */
function nameItemsForReader(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const send = res.json.bind(res)
  res.json = (body?: unknown) => {
    res.json = send
    const locale = findLocale(req.locale)
    if (!locale || !isOrders(body)) return send(body)
    withNames(req, body, locale).then(send).catch(next)
    return res
  }
  next()
}

const isOrders = (body: unknown): body is OrdersAnswer =>
  typeof body === "object" && body !== null && ("order" in body || "orders" in body)

async function withNames(
  { scope }: MedusaRequest,
  { order, orders, ...body }: OrdersAnswer,
  locale: Locale,
): Promise<OrdersAnswer> {
  const named = async (one: ShownOrder): Promise<ShownOrder> => {
    const bought = findLocale(one.locale ?? String(one.metadata?.cookie_locale))
    if (!one.items || !bought || bought === locale) return one
    return { ...one, items: await nameItems(scope, one.items, locale) }
  }
  return {
    ...body,
    ...(order && { order: await named(order) }),
    ...(orders && { orders: await Promise.all(orders.map(named)) }),
  }
}
