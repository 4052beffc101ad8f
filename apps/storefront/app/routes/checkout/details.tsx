import { data, redirect, redirectDocument } from "react-router"
import "#app/i18n/checkout-messages.ts"
import { useTranslations } from "use-intl"
import { readCartId } from "#app/features/cart/cart-cookie.server.ts"
import { CartTotals } from "#app/features/cart/cart-totals.tsx"
import { toCartView } from "#app/features/cart/cart-view.ts"
import { saveCheckout } from "#app/features/checkout/checkout-door.server.ts"
import { CheckoutFrame } from "#app/features/checkout/checkout-frame.tsx"
import { toCheckoutInput } from "#app/features/checkout/checkout-input.server.ts"
import { CheckoutUnavailable } from "#app/features/checkout/checkout-unavailable.tsx"
import { toCheckoutView } from "#app/features/checkout/checkout-view.ts"
import { type DetailsFailure, DetailsForm } from "#app/features/checkout/details-form.tsx"
import { type FieldErrors, parseDetails } from "#app/features/checkout/details-schema.ts"
import { OrderedLines } from "#app/features/checkout/ordered-lines.tsx"
import { pathsIn } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page-meta.tsx"
import type { Route } from "./+types/details.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  const paths = pathsIn(locale)
  const cartId = await readCartId(request)
  if (!cartId) throw redirect(paths.cart())
  const outcome = await saveCheckout(commerce, cartId, {})
  if (outcome.kind === "unavailable") return data(null, { status: 503 })
  // It became an order while the browser was away: the page that asks after payments finds it.
  if (outcome.kind === "gone") throw redirect(paths.verifyPayment())
  if (outcome.kind === "refused" || outcome.answer.cart.items.length === 0) throw redirect(paths.cart())
  if (outcome.answer.card_payment) throw redirectDocument(paths.payment())
  return { cart: toCartView(outcome.answer.cart), checkout: toCheckoutView(outcome.answer) }
}

interface Rejection {
  errors: FieldErrors
  /** What was typed, to stand in the form again. */
  values: Record<string, string>
  failure: DetailsFailure | null
}

/** What the back end would not save, in the words of the error catalogue (specification 8). */
const FAILURES: Record<string, DetailsFailure> = {
  shipping_option_unavailable: "errorShippingMethod",
  payment_method_unavailable: "errorPaymentMethod",
}

export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const paths = pathsIn(locale)
  const cartId = await readCartId(request)
  if (!cartId) throw redirect(paths.cart(), 303)
  const form = await request.formData()
  const reject = (status: number, rejection: Partial<Rejection>) =>
    data<Rejection>({ errors: {}, failure: null, values: typedValues(form), ...rejection }, { status })

  const parsed = parseDetails(form)
  if (!parsed.ok) return reject(400, { errors: parsed.errors })
  const outcome = await saveCheckout(commerce, cartId, toCheckoutInput(parsed.details, locale))
  switch (outcome.kind) {
    case "done":
      if (parsed.details.payment_method !== "card") throw redirect(paths.payment(), 303)
      // A page load of its own: only that page may load the card provider's script.
      throw redirectDocument(paths.payment(), 303)
    case "gone":
      throw redirect(paths.cart(), 303)
    case "unavailable":
      return reject(503, { failure: "errorUnavailable" })
    case "refused":
      if (outcome.code === "payment_in_progress") throw redirectDocument(paths.payment(), 303)
      return reject(400, { failure: FAILURES[outcome.code ?? ""] ?? "errorSave" })
  }
}

function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("checkout")
  if (!loaderData) return <CheckoutUnavailable />
  const { cart, checkout } = loaderData
  const noDelivery = checkout.options.length === 0 ? "errorShippingOptions" : null
  return (
    <CheckoutFrame
      step={0}
      title={t("title")}
      summaryOnPhone="first"
      summary={
        <>
          <OrderedLines lines={cart.lines} currency={cart.currency} />
          <CartTotals cart={cart} />
        </>
      }
    >
      <PageMeta title={t("title")} indexed={false} />
      <DetailsForm
        checkout={checkout}
        values={actionData?.values ?? checkout.values}
        errors={actionData?.errors ?? {}}
        failure={actionData?.failure ?? noDelivery}
      />
    </CheckoutFrame>
  )
}
