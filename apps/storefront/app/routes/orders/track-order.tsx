import { data, redirect } from "react-router"
import "#app/i18n/orders-messages.ts"
import { readFormPage } from "#app/features/content/form-page.server.ts"
import { rememberOpenedOrder } from "#app/features/orders/placed-orders-cookie.server.ts"
import { statusOfTracking, type TrackingState } from "#app/features/orders/tracking/order-tracking.ts"
import { answerTracking, openOrderLink } from "#app/features/orders/tracking/tracking-actions.server.ts"
import { TrackingPage } from "#app/features/orders/tracking/tracking-page.tsx"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { RenderedMarkdown } from "#app/ui/layout/rendered-markdown.tsx"
import type { Route } from "./+types/track-order.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/**
 * The form; with the token of an e-mail's link it redirects to the order, which this browser may then see.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { commerce, locale } = shopContext
  const content = await readFormPage(shopContext, url, "tracking")
  const empty: TrackingState = { kind: "form", values: {}, errors: {} }
  const token = url.searchParams.get("token")
  if (token === null) return { content, first: empty }
  const opened = await openOrderLink(commerce, token)
  if ("order" in opened) {
    const cookie = await rememberOpenedOrder(request, opened.order)
    const { order, orderReviews } = pathsIn(locale)
    const target = url.searchParams.get("to") === "reviews" ? orderReviews : order
    throw redirect(target(opened.order.id), { headers: { "set-cookie": cookie } })
  }
  return data({ content, first: opened }, { status: statusOfTracking(opened) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const state = await answerTracking(commerce, locale, await request.formData())
  return data(state, { status: statusOfTracking(state) })
}

/** After a form was sent, the page shows only its result. */
export function shouldRevalidate(): boolean {
  return false
}

export default function TrackOrder({ loaderData: { content, first }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  return (
    <>
      <PageMeta title={content.title} description={content.description} />
      <TrackingPage
        title={content.title}
        state={reply ?? first}
        introduction={<RenderedMarkdown className="mt-6" html={content.html} />}
      />
    </>
  )
}
