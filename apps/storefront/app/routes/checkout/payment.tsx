import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router"
import "#app/i18n/checkout-messages.ts"
import "#app/i18n/payment-messages.ts"
import type { CardPayment as CardPaymentWire } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { BROWSER_PARTS } from "#app/features/card-payment/browser-parts.ts"
import { CardPayment } from "#app/features/card-payment/card-payment.tsx"
import {
  cardProvider,
  cardProviderName,
  providerPage,
} from "#app/features/card-payment/chosen-card-provider.server.ts"
import { rememberPayment } from "#app/features/card-payment/known-payments-cookie.server.ts"
import { toCartView } from "#app/features/cart/page/cart-view.ts"
import { CheckoutFrame } from "#app/features/checkout/checkout-frame.tsx"
import { cancelPayment, placeOrder } from "#app/features/checkout/checkout-service.server.ts"
import { CheckoutUnavailable } from "#app/features/checkout/checkout-unavailable.tsx"
import { parseOrderForm } from "#app/features/checkout/order-schema.ts"
import { toProblemViews } from "#app/features/checkout/problem-view.ts"
import { requireCheckout } from "#app/features/checkout/require-checkout.server.ts"
import { SummaryBlocks } from "#app/features/checkout/summary-blocks.tsx"
import { toSummaryView } from "#app/features/checkout/summary-view.ts"
import { readContent } from "#app/features/content/content.server.ts"
import { guaranteeNotice } from "#app/features/content/guarantee-notice.server.ts"
import { toConfirmation } from "#app/features/orders/placed-order.server.ts"
import { orderPlacedJustNow } from "#app/features/orders/placed-orders-cookie.server.ts"
import { useDraftSent } from "#app/forms/draft/use-form-draft.ts"
import { formOwner, requireOwner } from "#app/forms/form-owner.server.ts"
import { FormOwner } from "#app/forms/owned-form.tsx"
import { answerInTime } from "#app/forms/unsent/answer-in-time.ts"
import { reasonOf, sendOrKeep } from "#app/forms/unsent/send-or-keep.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { LEGAL_PAGES } from "#app/i18n/legal-slugs.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { forgetCart, readCartId } from "#app/server/cart/cart-cookie.server.ts"
import { type RequestContext, requestContext } from "#app/server/request-context.server.ts"
import { CartOverview } from "#app/shell/checkout/cart-overview.tsx"
import { OrderPage, type OrderRefusal } from "#app/shell/checkout/order-page.tsx"
import { CHECKOUT_ROUTE } from "#app/shell/frame/checkout-frame.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/payment.ts"

const CONFLICT = 409
const UNAVAILABLE = 503

export async function loader({ request, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const placed = await orderPlacedJustNow(request)
  const open = await requireCheckout(shopContext, await readCartId(request), placed)
  if (!open) return data(null, { status: UNAVAILABLE })
  const { cartId, answer } = open
  const { locale } = shopContext
  const shop = await requireShop(shopContext)
  const summary = toSummaryView(answer, locale, shop)
  if (!summary) throw redirect(pathsIn(locale).checkout())
  const { cart, card_payment: payment } = answer
  const known = payment && (await rememberPayment(request, payment.provider_payment_id, cartId))
  return data(
    {
      formOwner: formOwner(cartId),
      cart: toCartView(cart, shop, { makingDays: answer.making_days }),
      summary,
      payment,
      provider: payment && cardProvider(),
      cardProviderName: cardProviderName(),
      guarantee: guaranteeNotice(shopContext),
      garanLabel: shopContext.guaranteeArtwork.label,
    },
    { headers: known ? { "set-cookie": known } : {} },
  )
}

/**
 * The order button, and the button that cancels a card payment. However often one is pressed, one cart
 * becomes one order.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shopContext = context.get(requestContext)
  const { commerce, locale } = shopContext
  const paths = pathsIn(locale)
  const cartId = await readCartId(request)
  // The button was pressed on a page from before the order: the verification page leads to the browser's newest
  // order.
  if (!cartId) throw redirect(paths.verifyPayment(), 303)
  const refuse = (status: number, refusal: Partial<OrderRefusal>) =>
    data<OrderRefusal>({ termsMissing: false, failure: null, problems: [], ...refusal }, { status })

  const sent = await request.formData()
  requireOwner(sent, cartId)
  const form = parseOrderForm(sent)
  if (!form) return refuse(400, { failure: "errorSave" })
  if (form.intent === "order" && !form.terms) return refuse(400, { termsMissing: true })
  const outcome =
    form.intent === "cancel"
      ? await cancelPayment(commerce, cartId)
      : await placeOrder(commerce, cartId, {
          expected_total: form.expectedTotal,
          terms: await termsShown(shopContext),
        })
  if (outcome.kind === "gone") throw redirect(paths.verifyPayment(), 303)
  if (outcome.kind === "unavailable") return refuse(UNAVAILABLE, { failure: "errorUnavailable" })
  if (outcome.kind === "refused") return refuse(400, { failure: "errorNoOrder" })
  const { answer } = outcome
  switch (answer.type) {
    case "order":
      throw await toConfirmation(request, answer.order.id, { locale, forget: await forgetCart() })
    case "refused":
      return refuse(CONFLICT, { problems: toProblemViews(answer.problems, answer.cart) })
    case "payment_processing":
      throw redirect(paths.verifyPayment(), 303)
    case "payment_required":
      throw await toPaying(request, cartId, answer.payment, paths.payment())
    case "cancelled":
      throw redirect(paths.payment(), 303)
  }
}

/**
 * Redirects to the provider's hosted payment page if it has one; otherwise to the card form, with a full page
 * load because the form's page has its own security policy.
 */
async function toPaying(request: Request, cartId: string, payment: CardPaymentWire, paymentPath: string) {
  const page = providerPage(payment.browser_token)
  if (page === null) return redirect(paymentPath, 303)
  const known = await rememberPayment(request, payment.provider_payment_id, cartId)
  return redirect(page, { status: 303, headers: known ? { "set-cookie": known } : {} })
}

/**
 * Without an answer nobody knows whether the order has arrived: the page stays, and says that the button may be pressed again.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  if (form.get("intent") === "cancel") return sendOrKeep({ request, serverAction })
  try {
    return await answerInTime(serverAction())
  } catch (error) {
    if (!reasonOf(error)) throw error
    return data<OrderRefusal>(
      { termsMissing: false, failure: "errorUnanswered", problems: [] },
      { status: UNAVAILABLE },
    )
  }
}

/** The cart has changed with the problem: the next press applies to what is shown then. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === CONFLICT || defaultShouldRevalidate
}

/** The accepted version of the terms: the confirmation names it. */
async function termsShown(shopContext: RequestContext) {
  const { locale } = shopContext
  const version = (await readContent(shopContext, LEGAL_PAGES.terms[locale], locale))?.version
  return version === undefined ? undefined : { version, locale }
}

export const handle = CHECKOUT_ROUTE

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const card = useTranslations("cardPayment")
  const paths = usePaths()
  useDraftSent("checkout_draft")
  const refusal = useAnswer(actionData)
  if (!loaderData) return <CheckoutUnavailable />
  const { cart, summary, payment, provider, guarantee, garanLabel, cardProviderName } = loaderData
  const { [cardProviderName]: cardPart } = BROWSER_PARTS
  return (
    <FormOwner value={loaderData.formOwner}>
      {payment && provider ? (
        <CheckoutFrame step={1} title={card("title")} summary={<CartOverview cart={cart} />}>
          <PageMeta title={card("title")} indexed={false} />
          <div className="flex flex-col gap-8">
            <CardPayment
              key={payment.attempt_id}
              provider={provider}
              payment={payment}
              returnPath={paths.verifyPayment()}
            />
            <SummaryBlocks summary={summary} fixed />
          </div>
        </CheckoutFrame>
      ) : (
        <OrderPage
          cart={cart}
          summary={summary}
          guarantee={guarantee}
          garanLabel={garanLabel}
          refusal={refusal}
          cardPart={cardPart}
        />
      )}
    </FormOwner>
  )
}
