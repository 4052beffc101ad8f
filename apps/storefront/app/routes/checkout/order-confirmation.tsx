import "#app/i18n/checkout-messages.ts"
import { useTranslations } from "use-intl"
import { OrderConfirmation } from "#app/features/orders/order-confirmation.tsx"
import { toOrderView } from "#app/features/orders/order-view.ts"
import { readOwnOrder } from "#app/features/orders/own-order.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/order-confirmation.ts"

/** Only the browser that placed an order sees it; everyone else gets the same 404 as for no order at all (D20). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  return { order: toOrderView(await readOwnOrder(request, params.id, commerce), locale) }
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
