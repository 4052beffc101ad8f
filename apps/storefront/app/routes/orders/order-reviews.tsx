import "#app/i18n/checkout-messages.ts"
import "#app/i18n/payment-messages.ts"
import "#app/i18n/orders-messages.ts"
import { data } from "react-router"
import { useTranslations } from "use-intl"
import { readOwnOrder } from "#app/features/orders/own-order.server.ts"
import { OrderReviewsPage } from "#app/features/reviews/order-reviews-page.tsx"
import { answerReview } from "#app/features/reviews/review-action.server.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { readFilesForm } from "#app/server/http/read-form.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/order-reviews.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/**
 * The form in which the buyer of an order writes reviews; for everyone else it does not exist (ruling D20).
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const order = await readOwnOrder(request, params.id, shopContext)
  const { products } = await read(shopContext.commerce.reviews.ofOrder(params.id))
  return {
    id: order.id,
    number: String(order.display_id),
    products,
    author: order.billing_address?.first_name ?? "",
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shopContext = context.get(requestContext)
  await readOwnOrder(request, params.id, shopContext)
  const reply = await answerReview(shopContext, params.id, await readFilesForm(request))
  return data(reply, { status: reply.status })
}

export default function OrderReviews({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("orderPage")
  const reply = useAnswer(actionData)
  return (
    <>
      <PageMeta title={t("reviewsTitle", { number: loaderData.number })} indexed={false} />
      <OrderReviewsPage {...loaderData} reply={reply ?? null} />
    </>
  )
}
