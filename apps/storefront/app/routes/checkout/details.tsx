import { useState } from "react"
import { data, redirectDocument, useFetchers, useRevalidator } from "react-router"
import "#app/i18n/checkout-messages.ts"
import { useTranslations } from "use-intl"
import { type CartView, toCartView } from "#app/features/cart/page/cart-view.ts"
import { useCartOfOtherTabs } from "#app/features/cart/page/use-cart-of-other-tabs.ts"
import { CheckoutFrame } from "#app/features/checkout/checkout-frame.tsx"
import { CheckoutUnavailable } from "#app/features/checkout/checkout-unavailable.tsx"
import { toCheckoutView } from "#app/features/checkout/checkout-view.ts"
import { NO_SEARCH } from "#app/features/checkout/delivery/pickup-point-view.ts"
import { findPickupPoints, searchedNear } from "#app/features/checkout/delivery/pickup-points.server.ts"
import { choicesOf } from "#app/features/checkout/details/choices-of.ts"
import { toCustomerOffer, withDefaults } from "#app/features/checkout/details/customer-defaults.ts"
import { DetailsForm } from "#app/features/checkout/details/details-form.tsx"
import { MissingProducts } from "#app/features/checkout/details/missing-products.tsx"
import { rejectDetails } from "#app/features/checkout/details/reject-details.ts"
import { REMEMBER_CHOICE } from "#app/features/checkout/form/checkout-intents.ts"
import type { FieldErrors } from "#app/features/checkout/form/details-schema.ts"
import { requireCheckout } from "#app/features/checkout/require-checkout.server.ts"
import { useMeasured } from "#app/features/measuring/measure.ts"
import { type MeasuredEvent, toMeasuredItem } from "#app/features/measuring/measured-event.ts"
import { orderPlacedJustNow } from "#app/features/orders/placed-orders-cookie.server.ts"
import { countryOptions } from "#app/forms/country-options.server.ts"
import { formOwner } from "#app/forms/form-owner.server.ts"
import { FormOwner } from "#app/forms/owned-form.tsx"
import { answerInTime } from "#app/forms/unsent/answer-in-time.ts"
import { reasonOf } from "#app/forms/unsent/send-or-keep.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { readCartId } from "#app/server/cart/cart-cookie.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { readSession } from "#app/server/session/session.server.ts"
import { answerDetails } from "#app/shell/checkout/answer-details.server.ts"
import { CartOverview } from "#app/shell/checkout/cart-overview.tsx"
import { readMissingProducts } from "#app/shell/checkout/read-missing-products.server.ts"
import { CHECKOUT_ROUTE } from "#app/shell/frame/checkout-frame.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { renderedByData } from "#app/shell/page/rendered-by-data.ts"
import { type ShownData, useShownData } from "#app/ui/browser/use-shown-data.ts"
import { classNames } from "#app/ui/class-names.ts"
import type { Route } from "./+types/details.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const placed = await orderPlacedJustNow(request)
  const open = await requireCheckout(shopContext, await readCartId(request), placed)
  if (!open) return data(null, { status: 503 })
  const { cartId, answer } = open
  const { commerce, locale } = shopContext
  if (answer.card_payment) throw redirectDocument(pathsIn(locale).payment())
  const shop = await requireShop(shopContext)
  const checkout = toCheckoutView(answer, locale, shop)
  const nearby = checkout.options.some(({ code }) => code === "locker")
    ? await findPickupPoints(commerce, searchedNear(checkout.values))
    : NO_SEARCH
  const session = await readSession(request, shopContext)
  const offer = session.state === "authenticated" ? toCustomerOffer(session.customer, locale) : null
  const cart = toCartView(answer.cart, shop, { makingDays: answer.making_days })
  const missing = await readMissingProducts(shopContext, answer.cart)
  const countries = countryOptions(locale)
  return { formOwner: formOwner(cartId), cart, missing, checkout, nearby, offer, countries }
}

type DetailsData = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>

const shown: ShownData<DetailsData> = { current: null }

/** A connection that breaks while the totals are read again leaves the form as it is. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<DetailsData> {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof TypeError && shown.current) return shown.current
    throw error
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerDetails(request, context.get(requestContext))
}

/** What does not reach the action: a choice waits for the form, and the form says that it was not sent. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await answerInTime(serverAction())
  } catch (error) {
    if (!reasonOf(error)) throw error
    if (form.get("intent") === REMEMBER_CHOICE) return null
    return rejectDetails(form, 503, { failure: "errorUnavailable" })
  }
}

function checkoutOf({ total, lines }: CartView): MeasuredEvent {
  return { name: "begin_checkout", value: total, items: lines.map(toMeasuredItem) }
}

const NO_ERRORS: FieldErrors = {}

export const handle = CHECKOUT_ROUTE

export default renderedByData(function Details({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("checkout")
  const { payments } = useShopFront()
  useShownData(shown, loaderData)
  useMeasured(loaderData && checkoutOf(loaderData.cart))
  // Of the opened page: a choice in the form reads the data again, and must not change what was typed meanwhile.
  const [choices] = useState(() => (loaderData ? choicesOf(loaderData.checkout) : {}))
  if (!loaderData) return <CheckoutUnavailable />
  const { cart, missing, checkout, nearby, offer, countries } = loaderData
  const points = actionData?.points ?? null
  const pickedId = actionData?.values.pickup_point_id
  const noDelivery = checkout.isSent && checkout.options.length === 0 ? "errorShippingOptions" : null
  const noPayment = checkout.paymentMethods.length === 0 ? "errorNoPayment" : null
  return (
    <CheckoutFrame
      step={0}
      title={t("title")}
      lead={checkout.isSent ? t("lead", { methods: Object.values(payments).join(", ") }) : undefined}
      foldedSummary={<FoldedTotal cart={cart} />}
      summary={<Summary cart={cart} />}
    >
      <PageMeta title={t("title")} indexed={false} />
      <FollowOtherTabs cart={cart} />
      <MissingProducts problems={missing} />
      <FormOwner value={loaderData.formOwner}>
        <DetailsForm
          checkout={checkout}
          pickup={{
            nearby,
            answered: points,
            chosen: points?.points.find(({ id }) => id === pickedId) ?? checkout.chosenPoint,
          }}
          offer={offer}
          countries={countries}
          values={actionData?.values ?? withDefaults(checkout.values, offer, choices)}
          errors={actionData?.errors ?? NO_ERRORS}
          failure={actionData?.failure ?? noDelivery ?? noPayment}
        />
      </FormOwner>
    </CheckoutFrame>
  )
})

/** A component of its own, because its hooks follow each step of every navigation. */
function FollowOtherTabs({ cart }: { cart: CartView }) {
  useCartOfOtherTabs(useRevalidator(), cart)
  return null
}

/** Delivery and payment are saved when they are chosen; until then the totals are those of the last choice. */
const usePendingChoice = () =>
  useFetchers().some(({ formData }) => formData?.get("intent") === REMEMBER_CHOICE)

function Summary({ cart }: { cart: CartView }) {
  return <CartOverview cart={{ ...cart, pending: usePendingChoice() }} />
}

function FoldedTotal({ cart }: { cart: CartView }) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  const pending = usePendingChoice()
  return (
    <>
      {`${t("summary")}\u00A0· `}
      <span aria-busy={pending} className={classNames("tabular font-semibold", pending && "opacity-75")}>
        {money(cart.total, cart.currency)}
      </span>
    </>
  )
}
