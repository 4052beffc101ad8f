import "#app/i18n/orders-messages.ts"
import { useTranslations } from "use-intl"
import { AccountNav } from "#app/features/account/pages/account-nav.tsx"
import { readOrder } from "#app/features/account/server/orders.server.ts"
import { unwrap } from "#app/features/account/unwrap.server.ts"
import { orderAgain } from "#app/features/cart/server/order-again.server.ts"
import { toOrderView } from "#app/features/orders/order-view.ts"
import { OrderInvoices } from "#app/features/orders/page/order-invoices.tsx"
import { OrderPage } from "#app/features/orders/page/order-page.tsx"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { type RequestContext, requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import type { Route } from "./+types/account-order.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** For everyone but its owner the order does not exist (ruling D20). */
async function requireOrder(request: Request, url: URL, id: string, shopContext: RequestContext) {
  const { locale } = shopContext
  const { customer } = await requireCustomer(request, shopContext)
  const { order } = unwrap(await readOrder(shopContext, id, customer.id), { url, locale })
  return toOrderView(order, locale, await requireShop(shopContext))
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  const order = await requireOrder(request, url, params.id, shop)
  const { invoices } = await read(shop.commerce.orderInvoices.list(params.id))
  return { order, invoices }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const { lines } = await requireOrder(request, url, params.id, shop)
  return orderAgain(shop, request, lines)
}

export default function AccountOrder({ loaderData: { order, invoices }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("account")
  const shell = useTranslations("shell")
  const paths = usePaths()
  const title = t("orderNumber", { number: order.number })
  return (
    <>
      <PageMeta title={title} indexed={false} />
      <Breadcrumbs
        label={shell("breadcrumbs")}
        crumbs={[
          { label: t("title"), to: paths.account() },
          { label: t("orders"), to: paths.accountOrders() },
          { label: title },
        ]}
      />
      <OrderPage
        order={order}
        reorder={reply ?? null}
        invoices={<OrderInvoices order={order} invoices={invoices} />}
        menu={<AccountNav look="chips" />}
      />
    </>
  )
}
