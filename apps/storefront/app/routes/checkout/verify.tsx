import { data, redirect, redirectDocument } from "react-router"
import "#app/i18n/checkout-messages.ts"
import { useTranslations } from "use-intl"
import { PaymentPending } from "#app/features/card-payment/payment-pending.tsx"
import { PaymentRefused } from "#app/features/card-payment/payment-refused.tsx"
import { PaymentUnverified } from "#app/features/card-payment/payment-unverified.tsx"
import { forgetCart, readCartId } from "#app/features/cart/cart-cookie.server.ts"
import { completePayment } from "#app/features/checkout/checkout-door.server.ts"
import { type ProblemView, toProblemViews } from "#app/features/checkout/problem-view.ts"
import { useProblemText } from "#app/features/checkout/use-problem-text.ts"
import { toConfirmation } from "#app/features/orders/placed-order.server.ts"
import { placedOrders } from "#app/features/orders/placed-orders-cookie.server.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page-meta.tsx"
import type { Route } from "./+types/verify.ts"

type Verdict =
  | { kind: "pending" }
  | { kind: "unavailable" }
  | { kind: "refused"; problems: ProblemView[]; refunded: boolean }

/**
 * Where the card provider sends the shopper back to. Nothing the address says is believed: the back end asks the
 * provider. A payment that is through leads to its order, and so does every reload afterwards.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  const paths = pathsIn(locale)
  const cartId = await readCartId(request)
  if (!cartId) {
    const [newest] = await placedOrders(request)
    throw redirect(newest ? paths.orderConfirmation(newest) : paths.cart())
  }
  const outcome = await completePayment(commerce, cartId)
  if (outcome.kind === "unavailable") return data<Verdict>({ kind: "unavailable" }, { status: 503 })
  if (outcome.kind === "gone") throw redirect(paths.cart(), { headers: { "set-cookie": await forgetCart() } })
  // Somebody else is busy with this cart: the webhook, or another tab.
  if (outcome.kind === "refused") return data<Verdict>({ kind: "pending" })
  const { answer } = outcome
  switch (answer.type) {
    case "order":
      throw await toConfirmation(request, answer.order.id, { locale, forget: await forgetCart() })
    case "payment_required":
      // A page load of its own: only that page may load the card provider's script.
      throw redirectDocument(paths.payment())
    case "payment_processing":
      return data<Verdict>({ kind: "pending" })
    case "refused":
      return data<Verdict>({
        kind: "refused",
        problems: toProblemViews(answer.problems, answer.cart),
        refunded: answer.refunded,
      })
  }
}

export default function Verify({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("cardPayment")
  const problemText = useProblemText()
  return (
    <>
      <PageMeta title={t("verifyTitle")} indexed={false} />
      {loaderData.kind === "pending" && <PaymentPending />}
      {loaderData.kind === "unavailable" && <PaymentUnverified />}
      {loaderData.kind === "refused" && (
        <PaymentRefused reasons={loaderData.problems.map(problemText)} refunded={loaderData.refunded} />
      )}
    </>
  )
}
