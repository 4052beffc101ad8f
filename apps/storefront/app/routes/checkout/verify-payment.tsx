import { data, redirect, redirectDocument } from "react-router"
import "#app/i18n/checkout-messages.ts"
import "#app/i18n/payment-messages.ts"
import type { PlaceOrderAnswer } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import {
  cardProviderName,
  readReturn,
  returnParameter,
} from "#app/features/card-payment/chosen-card-provider.server.ts"
import { findPaidCart, isPaidByCard } from "#app/features/card-payment/known-payments-cookie.server.ts"
import { PaymentElsewhere } from "#app/features/card-payment/payment-elsewhere.tsx"
import { PaymentPending } from "#app/features/card-payment/payment-pending.tsx"
import { PaymentRefused } from "#app/features/card-payment/payment-refused.tsx"
import { PaymentUnverified } from "#app/features/card-payment/payment-unverified.tsx"
import { type Return, ReturnedNote } from "#app/features/card-payment/returned-note.tsx"
import { completePayment, PAYMENT_NOT_FOUND } from "#app/features/checkout/checkout-service.server.ts"
import { type ProblemView, toProblemViews } from "#app/features/checkout/problem-view.ts"
import { useProblemText } from "#app/features/checkout/use-checkout-problem-text.ts"
import { toConfirmation } from "#app/features/orders/placed-order.server.ts"
import { placedOrders } from "#app/features/orders/placed-orders-cookie.server.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { forgetCart, readCartId, rememberCart } from "#app/server/cart/cart-cookie.server.ts"
import { logger } from "#app/server/log.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/verify-payment.ts"

type Verdict =
  | { kind: "pending" }
  | { kind: "unavailable" }
  | { kind: "elsewhere" }
  | { kind: "refused"; problems: ProblemView[]; refunded: boolean; back: Return | null }

/**
 * The return page after the card provider. Only the payment's id in the URL is used, and only for the cart
 * that this browser paid with it: the back end asks the provider for the outcome. A completed payment
 * redirects to its order, also on every later reload.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  const paths = pathsIn(locale)
  const returned = readReturn(request)
  const { payment } = returned
  const ownCart = await readCartId(request)
  const paidCart = payment && (await findPaidCart(request, payment))
  const cartId = paidCart ?? ownCart
  const again = `${paths.verifyPayment()}${payment ? `?${returnParameter()}=${payment}` : ""}`
  const say = (verdict: Verdict, status = 200) => data({ ...verdict, again }, { status })

  if (!cartId) {
    if (payment) return say({ kind: "elsewhere" })
    const [newest] = await placedOrders(request)
    throw redirect(newest ? paths.orderConfirmation(newest) : paths.cart())
  }
  const outcome = await completePayment(commerce, cartId, payment)
  const back = payment ? { provider: cardProviderName(), payment, as: returned.as } : null
  const visit = { request, locale, cartId, ownCart, back }
  switch (outcome.kind) {
    case "unavailable":
      return say({ kind: "unavailable" }, 503)
    case "gone": {
      if (payment) return say({ kind: "elsewhere" })
      // A lost cart keeps its cookie: it tells the browser that its backup may be restored.
      const headers = outcome.reason === "ordered" ? { "set-cookie": await forgetCart() } : {}
      throw redirect(paths.cart(), { headers })
    }
    case "refused":
      if (outcome.code === PAYMENT_NOT_FOUND) return say({ kind: "elsewhere" })
      // The cart is being changed elsewhere: by the webhook, or in another tab.
      if (outcome.code === "cart_busy") return say({ kind: "pending" })
      logger.error({ cart: cartId, code: outcome.code }, "The outcome of a payment is not known.")
      return say({ kind: "unavailable" }, 503)
    default:
      return say(await toVerdict(outcome.answer, visit))
  }
}

interface Visit {
  request: Request
  locale: Locale
  /** The cart of the payment. */
  cartId: string
  /** The cart of the browser's cookie. */
  ownCart: string | null
  /** The parameters of the return URL. */
  back: Return | null
}

/** The back end's answer about the payment. @throws Response a redirect if this page has nothing to show */
async function toVerdict(
  answer: PlaceOrderAnswer,
  { request, locale, cartId, ownCart, back }: Visit,
): Promise<Verdict> {
  const paths = pathsIn(locale)
  switch (answer.type) {
    case "order": {
      // If the browser has another cart by now, it is kept.
      const forget = ownCart === cartId ? await forgetCart() : null
      throw await toConfirmation(request, answer.order.id, { locale, forget })
    }
    case "payment_required": {
      if (ownCart !== null && ownCart !== cartId) {
        const problems = toProblemViews([{ code: "payment_failed" }], answer.cart)
        return { kind: "refused", problems, refunded: false, back }
      }
      const headers = ownCart === null ? { "set-cookie": await rememberCart(cartId) } : {}
      // A full page load: only the payment page may load the card provider's script.
      throw redirectDocument(paths.payment(), { headers })
    }
    case "payment_processing":
      return { kind: "pending" }
    case "refused": {
      // The cart was not to be paid by card, so there is no payment to report.
      if (!back && !answer.refunded && !(await isPaidByCard(request, cartId))) throw redirect(paths.cart())
      const problems = toProblemViews(answer.problems, answer.cart)
      return { kind: "refused", problems, refunded: answer.refunded, back }
    }
  }
}

export default function Verify({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("cardPayment")
  const problemText = useProblemText()
  return (
    <>
      <PageMeta title={t("verifyTitle")} indexed={false} />
      {loaderData.kind === "pending" && <PaymentPending retryPath={loaderData.again} />}
      {loaderData.kind === "unavailable" && <PaymentUnverified retryPath={loaderData.again} />}
      {loaderData.kind === "elsewhere" && <PaymentElsewhere />}
      {loaderData.kind === "refused" && (
        <PaymentRefused
          reasons={loaderData.problems.map(problemText)}
          refunded={loaderData.refunded}
          note={loaderData.back && <ReturnedNote {...loaderData.back} />}
        />
      )}
    </>
  )
}
