import { data } from "react-router"
import "#app/i18n/checkout-messages.ts"
import { useTranslations } from "use-intl"
import { OrderConfirmation } from "#app/features/orders/order-confirmation.tsx"
import { toOrderView } from "#app/features/orders/order-view.ts"
import { placedOrders } from "#app/features/orders/placed-orders-cookie.server.ts"
import { read } from "#app/server/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page-meta.tsx"
import type { Route } from "./+types/order-confirmation.ts"

/** Only the browser that placed an order sees it; everyone else gets the same 404 as for no order at all (D20). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  if (!(await placedOrders(request)).includes(params.id)) throw data(null, { status: 404 })
  const { order } = await read(commerce.orders.retrieve(params.id))
  return { order: toOrderView(order, locale) }
}

export default function Confirmation({ loaderData: { order } }: Route.ComponentProps) {
  const t = useTranslations("order")
  return (
    <>
      <PageMeta title={t("confirmationTitle")} indexed={false} />
      <OrderConfirmation order={order} />
    </>
  )
}
