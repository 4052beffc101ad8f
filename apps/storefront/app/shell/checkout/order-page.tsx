import { useState } from "react"
import { useRevalidator } from "react-router"
import { useTranslations } from "use-intl"
import type { BrowserPart } from "#app/features/card-payment/browser-parts.ts"
import type { CartView } from "#app/features/cart/page/cart-view.ts"
import { useCartOfOtherTabs } from "#app/features/cart/page/use-cart-of-other-tabs.ts"
import { CheckoutFrame } from "#app/features/checkout/checkout-frame.tsx"
import { type OrderFailure, OrderForm } from "#app/features/checkout/order-form.tsx"
import type { ProblemView } from "#app/features/checkout/problem-view.ts"
import { SummaryBlocks } from "#app/features/checkout/summary-blocks.tsx"
import type { SummaryView } from "#app/features/checkout/summary-view.ts"
import type { GuaranteeNoticeView } from "#app/features/content/guarantee-notice.server.ts"
import { GuaranteeNotice } from "#app/features/content/guarantee-notice.tsx"
import { ProducerGuarantees } from "#app/features/content/producer-guarantees.tsx"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { CartOverview } from "./cart-overview.tsx"

/** Why no order was placed. */
export interface OrderRefusal {
  termsMissing: boolean
  failure: OrderFailure | null
  problems: ProblemView[]
}

interface OrderPageProps {
  cart: CartView
  summary: SummaryView
  guarantee: GuaranteeNoticeView
  /** URL of the EU's label of a producer's guarantee. */
  garanLabel: string | null
  refusal: OrderRefusal | undefined
  cardPart: BrowserPart
}

/** The last page before the order: what was chosen, the total and the order button. */
export function OrderPage({ cart, summary, guarantee, garanLabel, refusal, cardPart }: OrderPageProps) {
  const t = useTranslations("checkout")
  useCartOfOtherTabs(useRevalidator(), cart)
  const [firstTotal] = useState(cart.total)
  return (
    <CheckoutFrame
      step={1}
      title={t("paymentTitle")}
      summary={
        <OrderForm
          hasChanged={cart.total !== firstTotal}
          total={cart.total}
          currency={cart.currency}
          method={summary.paymentMethod}
          atLocker={summary.delivery?.isAtLocker ?? false}
          needsScripts={summary.paymentMethod === "card" && cardPart.kind === "form"}
          declaration={
            summary.paymentMethod === "card" && cardPart.kind === "page" && <cardPart.Declaration />
          }
          termsMissing={refusal?.termsMissing ?? false}
          failure={refusal?.failure ?? null}
          problems={refusal?.problems ?? []}
          withdrawal={summary}
          guarantee={
            // The legal guarantee is about goods, and a gift card is not one.
            cart.isSent && (
              <>
                <GuaranteeNotice notice={guarantee} />
                <ProducerGuarantees guarantees={summary.guarantees} artwork={garanLabel} />
              </>
            )
          }
          lines={<CartOverview cart={cart} />}
        />
      }
    >
      <PageMeta title={t("paymentTitle")} indexed={false} />
      <SummaryBlocks summary={summary} />
    </CheckoutFrame>
  )
}
