import { data, redirect } from "react-router"
import "#app/i18n/checkout-messages.ts"
import { useTranslations } from "use-intl"
import { forgetCart, readCartId } from "#app/features/cart/cart-cookie.server.ts"
import { CartTotals } from "#app/features/cart/cart-totals.tsx"
import { type CartView, toCartView } from "#app/features/cart/cart-view.ts"
import { placeOrder, saveCheckout } from "#app/features/checkout/checkout-door.server.ts"
import { CheckoutFrame } from "#app/features/checkout/checkout-frame.tsx"
import { CheckoutUnavailable } from "#app/features/checkout/checkout-unavailable.tsx"
import { OrderForm } from "#app/features/checkout/order-form.tsx"
import { parseOrderForm } from "#app/features/checkout/order-schema.ts"
import { OrderedLines } from "#app/features/checkout/ordered-lines.tsx"
import { type ProblemView, toProblemViews } from "#app/features/checkout/problem-view.ts"
import { SummaryBlocks } from "#app/features/checkout/summary-blocks.tsx"
import { toSummaryView } from "#app/features/checkout/summary-view.ts"
import { rememberOrder } from "#app/features/orders/placed-orders-cookie.server.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page-meta.tsx"
import type { Route } from "./+types/payment.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  const paths = pathsIn(locale)
  const cartId = await readCartId(request)
  if (!cartId) throw redirect(paths.cart())
  const outcome = await saveCheckout(commerce, cartId, {})
  if (outcome.kind === "unavailable") return data(null, { status: 503 })
  if (outcome.kind !== "done" || outcome.answer.cart.items.length === 0) throw redirect(paths.cart())
  const summary = toSummaryView(outcome.answer, locale)
  if (!summary) throw redirect(paths.checkout())
  return { cart: toCartView(outcome.answer.cart), summary }
}

interface Refusal {
  termsMissing: boolean
  failure: "errorUnavailable" | "errorSave" | null
  problems: ProblemView[]
}

/** The order button. However often it is pressed, one cart becomes one order. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const paths = pathsIn(locale)
  const cartId = await readCartId(request)
  if (!cartId) throw redirect(paths.cart(), 303)
  const refuse = (status: number, refusal: Partial<Refusal>) =>
    data<Refusal>({ termsMissing: false, failure: null, problems: [], ...refusal }, { status })

  const form = parseOrderForm(await request.formData())
  if (!form) return refuse(400, { failure: "errorSave" })
  if (!form.terms) return refuse(400, { termsMissing: true })
  const outcome = await placeOrder(commerce, cartId, form.expectedTotal)
  if (outcome.kind === "gone") throw redirect(paths.cart(), 303)
  if (outcome.kind === "unavailable") return refuse(503, { failure: "errorUnavailable" })
  if (outcome.kind === "refused") return refuse(400, { failure: "errorSave" })
  const { answer } = outcome
  switch (answer.type) {
    case "order": {
      const headers = new Headers()
      headers.append("set-cookie", await forgetCart())
      headers.append("set-cookie", await rememberOrder(request, answer.order.id))
      throw redirect(paths.orderConfirmation(answer.order.id), { status: 303, headers })
    }
    case "refused":
      return refuse(409, { problems: toProblemViews(answer.problems, answer.cart) })
    case "payment_required":
    case "payment_processing":
      throw redirect(paths.payment(), 303)
  }
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("checkout")
  if (!loaderData) return <CheckoutUnavailable />
  const { cart, summary } = loaderData
  return (
    <CheckoutFrame
      step={1}
      title={t("paymentTitle")}
      summaryOnPhone="last"
      summary={
        <OrderForm
          total={cart.total}
          currency={cart.currency}
          method={summary.paymentMethod}
          termsMissing={actionData?.termsMissing ?? false}
          failure={actionData?.failure ?? null}
          problems={actionData?.problems ?? []}
          lines={<Lines cart={cart} />}
        />
      }
    >
      <PageMeta title={t("paymentTitle")} indexed={false} />
      <SummaryBlocks summary={summary} />
    </CheckoutFrame>
  )
}

function Lines({ cart }: { cart: CartView }) {
  return (
    <>
      <OrderedLines lines={cart.lines} currency={cart.currency} />
      <CartTotals cart={cart} />
    </>
  )
}
