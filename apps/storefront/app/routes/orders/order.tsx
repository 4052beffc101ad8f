import "#app/i18n/checkout-messages.ts"
import "#app/i18n/payment-messages.ts"
import "#app/i18n/orders-messages.ts"
import { useTranslations } from "use-intl"
import { orderAgain } from "#app/features/cart/server/order-again.server.ts"
import { toOrderView } from "#app/features/orders/order-view.ts"
import { readOwnOrder } from "#app/features/orders/own-order.server.ts"
import { OrderInvoices } from "#app/features/orders/page/order-invoices.tsx"
import { OrderPage } from "#app/features/orders/page/order-page.tsx"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/order.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { commerce, locale } = shopContext
  const order = await readOwnOrder(request, params.id, shopContext)
  const { invoices } = await read(commerce.orderInvoices.list(params.id))
  return { order: toOrderView(order, locale, await requireShop(shopContext)), invoices }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shopContext = context.get(requestContext)
  const order = await readOwnOrder(request, params.id, shopContext)
  const { lines } = toOrderView(order, shopContext.locale, await requireShop(shopContext))
  return orderAgain(shopContext, request, lines)
}

export default function Order({ loaderData: { order, invoices }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("orderPage")
  return (
    <>
      <PageMeta title={t("title", { number: order.number })} indexed={false} />
      <OrderPage
        order={order}
        reorder={reply ?? null}
        invoices={<OrderInvoices order={order} invoices={invoices} />}
      />
    </>
  )
}
