import { data, redirect } from "react-router"
import "#app/i18n/checkout-messages.ts"
import "#app/i18n/orders-messages.ts"
import { useTranslations } from "use-intl"
import { readCartId, rememberCart } from "#app/features/cart/cart-cookie.server.ts"
import { putInCart } from "#app/features/cart/put-in-cart.server.ts"
import { toOrderView } from "#app/features/orders/order-view.ts"
import { OrderPage } from "#app/features/orders/page/order-page.tsx"
import type { ReorderReply } from "#app/features/orders/page/reorder-result.tsx"
import { placedOrders } from "#app/features/orders/placed-orders-cookie.server.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { read } from "#app/server/read.server.ts"
import { type RequestContext, requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page-meta.tsx"
import type { Route } from "./+types/order.ts"

/** The browser that placed an order, or opened its mail's link, sees it; to everyone else there is none (D20). */
async function readOwnOrder(request: Request, id: string, { commerce, locale }: RequestContext) {
  if (!(await placedOrders(request)).includes(id)) throw data(null, { status: 404 })
  const { order } = await read(commerce.orders.retrieve(id))
  return toOrderView(order, locale)
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return { order: await readOwnOrder(request, params.id, context.get(requestContext)) }
}

/** Ordering again: the whole order leads to the cart, an incomplete one says what is missing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = context.get(requestContext)
  const { commerce, locale } = visit
  const { lines } = await readOwnOrder(request, params.id, visit)
  const wanted = lines.map(({ title, variantTitle, ...line }) => ({
    ...line,
    title: [title, variantTitle].filter(Boolean).join(", "),
  }))
  const put = await putInCart({ commerce, locale, cartId: await readCartId(request) }, wanted)
  const headers = put.cartId ? { "set-cookie": await rememberCart(put.cartId) } : undefined
  if (put.missing.length === 0 && !put.failed)
    throw redirect(pathsIn(locale).cart(), { status: 303, headers })
  const { missing, failed } = put
  const reply: ReorderReply = { anything: put.cartId !== null, missing, failed }
  return data(reply, { status: failed ? 503 : 200, headers })
}

export default function Order({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const t = useTranslations("orderPage")
  return (
    <>
      <PageMeta title={t("title", { number: order.number })} indexed={false} />
      <OrderPage order={order} reorder={actionData ?? null} />
    </>
  )
}
