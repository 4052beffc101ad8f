import "#app/i18n/account-messages.ts"
import "#app/i18n/checkout-messages.ts"
import "#app/i18n/payment-messages.ts"
import { useTranslations } from "use-intl"
import { AccountOffer } from "#app/features/account/access/account-offer.tsx"
import { useMeasured } from "#app/features/measuring/measure.ts"
import { type MeasuredEvent, toMeasuredItem } from "#app/features/measuring/measured-event.ts"
import { OrderConfirmation } from "#app/features/orders/order-confirmation-page.tsx"
import { type OrderView, toOrderView } from "#app/features/orders/order-view.ts"
import { readOwnOrder } from "#app/features/orders/own-order.server.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { readSession } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/order-confirmation.ts"

/**
 * For its customer and the browser that placed it; everyone else gets the same 404 as for an order that does
 * not exist (ruling D20).
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const placed = await readOwnOrder(request, params.id, shopContext)
  const order = toOrderView(placed, shopContext.locale, await requireShop(shopContext))
  const session = await readSession(request, shopContext)
  return { order, isGuest: session.state === "guest" }
}

function purchaseOf({ id, number, total, lines }: OrderView): MeasuredEvent {
  const items = lines.filter(({ isCharge }) => !isCharge).map(toMeasuredItem)
  return { name: "purchase", value: total, items, order: { id, number } }
}

export default function Confirmation({ loaderData: { order, isGuest } }: Route.ComponentProps) {
  const t = useTranslations("order")
  useMeasured(purchaseOf(order))
  return (
    <>
      <PageMeta title={t("confirmationTitle")} indexed={false} />
      <OrderConfirmation order={order} offer={isGuest && <AccountOffer orderId={order.id} />} />
    </>
  )
}
