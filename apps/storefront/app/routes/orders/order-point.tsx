import "#app/i18n/checkout-messages.ts"
import "#app/i18n/payment-messages.ts"
import "#app/i18n/orders-messages.ts"
import { isFee } from "@porteka/commerce-sdk/wire"
import { data, redirect } from "react-router"
import { useTranslations } from "use-intl"
import { toChosenPoint } from "#app/features/checkout/delivery/chosen-point.ts"
import { findPickupPoints, searchedFor } from "#app/features/checkout/delivery/pickup-points.server.ts"
import { PointChangePage } from "#app/features/checkout/delivery/point-change-page.tsx"
import { FIND_POINTS } from "#app/features/checkout/form/checkout-intents.ts"
import { readOwnOrder } from "#app/features/orders/own-order.server.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/order-point.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** Another pickup point for an order; for everyone but its buyer it does not exist (ruling D20). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const order = await readOwnOrder(request, params.id, shopContext)
  const method = order.shipping_methods.find((one) => !isFee(one))
  const postalCode = method?.data?.pickup_point_postal_code
  return {
    id: order.id,
    number: String(order.display_id),
    chosen: toChosenPoint(method?.data),
    nearby: await findPickupPoints(shopContext.commerce, postalCode),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shopContext = context.get(requestContext)
  const { commerce, locale } = shopContext
  const order = await readOwnOrder(request, params.id, shopContext)
  const form = await request.formData()
  const answered = await findPickupPoints(commerce, searchedFor(form))
  if (form.get("intent") === FIND_POINTS) return { answered, isUnchosen: false, refused: null }
  const pointId = String(form.get("pickup_point_id") ?? "")
  if (!pointId) return data({ answered, isUnchosen: true, refused: null }, { status: 400 })
  const { refused } = await read(commerce.orders.changePickupPoint(order.id, { pickup_point_id: pointId }))
  if (refused) return data({ answered, isUnchosen: false, refused }, { status: 400 })
  throw redirect(pathsIn(locale).order(order.id), 303)
}

export default function OrderPoint({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("orderPage")
  return (
    <>
      <PageMeta title={t("pointTitle", { number: loaderData.number })} indexed={false} />
      <PointChangePage
        {...loaderData}
        answered={reply?.answered ?? null}
        isUnchosen={reply?.isUnchosen ?? false}
        refused={reply?.refused ?? null}
      />
    </>
  )
}
