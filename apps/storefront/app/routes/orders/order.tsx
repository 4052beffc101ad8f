import { data, redirect } from "react-router"
import "#app/i18n/checkout-messages.ts"
import "#app/i18n/orders-messages.ts"
import { useTranslations } from "use-intl"
import { readCartId, rememberCart } from "#app/features/cart/server/cart-cookie.server.ts"
import { putInCart } from "#app/features/cart/server/put-in-cart.server.ts"
import { toOrderView } from "#app/features/orders/order-view.ts"
import { readOwnOrder } from "#app/features/orders/own-order.server.ts"
import { OrderInvoices } from "#app/features/orders/page/order-invoices.tsx"
import { OrderPage } from "#app/features/orders/page/order-page.tsx"
import type { ReorderReply } from "#app/features/orders/page/reorder-result.tsx"
import { pathsIn } from "#app/i18n/paths.ts"
import { read } from "#app/server/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/order.ts"

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  const order = await readOwnOrder(request, params.id, commerce)
  const { invoices } = await read(commerce.orderInvoices.list(params.id))
  return { order: toOrderView(order, locale), invoices }
}

const STOPPED_STATUS = { paying: 409, failed: 503 }

/** Ordering again: the whole order leads to the cart, an incomplete one says what is missing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const { lines } = toOrderView(await readOwnOrder(request, params.id, commerce), locale)
  const wanted = lines.map(({ title, variantTitle, ...line }) => ({
    ...line,
    title: [title, variantTitle].filter(Boolean).join(", "),
  }))
  const put = await putInCart({ commerce, locale, cartId: await readCartId(request) }, wanted)
  const headers = put.cartId ? { "set-cookie": await rememberCart(put.cartId) } : undefined
  if (put.missing.length === 0 && put.stopped === null)
    throw redirect(pathsIn(locale).cart(), { status: 303, headers })
  const { missing, stopped } = put
  const reply: ReorderReply = { anything: put.cartId !== null, missing, stopped }
  return data(reply, { status: stopped ? STOPPED_STATUS[stopped] : 200, headers })
}

export default function Order({ loaderData: { order, invoices }, actionData }: Route.ComponentProps) {
  const t = useTranslations("orderPage")
  return (
    <>
      <PageMeta title={t("title", { number: order.number })} indexed={false} />
      <OrderPage
        order={order}
        reorder={actionData ?? null}
        invoices={<OrderInvoices orderId={order.id} invoices={invoices} />}
      />
    </>
  )
}
