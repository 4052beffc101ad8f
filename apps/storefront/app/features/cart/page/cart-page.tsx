import { type ReactNode, useEffect } from "react"
import { useRevalidator } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { CartFault } from "../contract/cart-fault.ts"
import { FaultText } from "../fault-text.tsx"
import { preloadNotifications } from "../notices/cart-notifications.tsx"
import { CartLine, ChargeLine } from "./cart-line.tsx"
import { CartTotals } from "./cart-totals.tsx"
import type { CartLineView, CartPageData } from "./cart-view.ts"
import { CHECKOUT_LINK_ID, CheckoutBar } from "./checkout-bar.tsx"
import { CouponNotice } from "./coupon-notice.tsx"
import { FreeDeliveryLine } from "./free-delivery-line.tsx"
import { type CardPrice, GoesWith } from "./goes-with.tsx"
import { LocalLines } from "./local-lines.tsx"
import { type OptimisticCart, useOptimisticCart } from "./optimistic-cart.ts"
import { PromotionForm } from "./promotion-form.tsx"
import { RestoreCart } from "./restore-cart.tsx"
import { TakenOut, useTakenOut } from "./taken-out.tsx"
import { useCartOfOtherTabs } from "./use-cart-of-other-tabs.ts"
import { WholeCartForm } from "./whole-cart-form.tsx"
import { isCharge, withCharges } from "./with-charges.ts"

interface CartPageProps extends CartPageData {
  price: CardPrice
  /** Where to find products when the cart is empty. */
  whereToLook: ReactNode
  /** The error of a form sent without scripts. */
  fault: CartFault | null
}

export function CartPage({ cart, unavailable, goesWith, coupon, price, whereToLook, fault }: CartPageProps) {
  const t = useTranslations("cartPage")
  const shown = useOptimisticCart(cart)
  const { takenOut, takeOut } = useTakenOut(shown?.lines ?? [])
  useCartOfOtherTabs(useRevalidator(), unavailable ? undefined : cart)
  useEffect(() => {
    preloadNotifications()
  }, [])
  return (
    <div className="measure py-8 lg:py-12">
      <h1 className="text-title-lg">{t("title")}</h1>
      {fault && (
        <Notice tone="danger" live className="mt-6" title={t("errorTitle")}>
          <FaultText fault={fault} />
        </Notice>
      )}
      {coupon && <CouponNotice coupon={coupon} />}
      {unavailable && <Unavailable />}
      <TakenOut lines={takenOut} />
      {!unavailable && (!shown || shown.lines.length === 0) && (
        <>
          <EmptyCart />
          {whereToLook}
        </>
      )}
      {shown && shown.lines.length > 0 && (
        <FilledCart cart={shown} onRemove={takeOut}>
          <GoesWith cards={goesWith} price={price} className="lg:col-start-1" />
        </FilledCart>
      )}
      {shown && shown.lines.length > 0 && <CheckoutBar cart={shown} />}
    </div>
  )
}

interface FilledCartProps {
  cart: OptimisticCart
  onRemove: (line: CartLineView) => void
  /** On desktops below the lines, on phones below the checkout button. */
  children: ReactNode
}

function FilledCart({ cart, onRemove, children }: FilledCartProps) {
  const t = useTranslations("cartPage")
  const paths = usePaths()
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <section aria-label={t("title")}>
        <FreeDeliveryLine state={cart.freeDelivery} />
        <ul className="mt-4 border-border border-t">
          {withCharges(cart).map((line) =>
            isCharge(line) ? (
              <ChargeLine key={line.id} line={line} />
            ) : (
              <CartLine
                key={line.id}
                line={line}
                onRemove={onRemove}
                wrapPrice={cart.optionPrices.gift_wrap ?? null}
              />
            ),
          )}
        </ul>
        <div data-print="hide" className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Link to={paths.products()} className="text-link inline-flex min-h-11 items-center">
            {t("continueShopping")}
          </Link>
          <div className="flex flex-wrap gap-x-2 max-sm:-ml-3.5">
            <RestoreCart lines={cart.lines} />
            <WholeCartForm intent="clear" />
          </div>
        </div>
      </section>
      <section
        aria-label={t("summary")}
        className="h-fit rounded-lg bg-surface-raised p-6 lg:sticky lg:top-28 lg:row-span-2"
      >
        <h2 className="text-title-sm">{t("summary")}</h2>
        <PromotionForm discounts={cart.discounts} />
        <CartTotals cart={cart} />
        <Link id={CHECKOUT_LINK_ID} to={paths.checkout()} className={buttonClass("primary", "large", true)}>
          {t("checkout")}
        </Link>
      </section>
      {children}
    </div>
  )
}

function EmptyCart() {
  const t = useTranslations("cartPage")
  const paths = usePaths()
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <Link to={paths.products()} className={buttonClass("primary")}>
          {t("emptyAction")}
        </Link>
      }
    />
  )
}

/** Locally stored items are shown here, too, so that nothing looks lost. */
function Unavailable() {
  const t = useTranslations("cartPage")
  const paths = usePaths()
  return (
    <>
      <EmptyState
        title={t("unavailableTitle")}
        text={t("errorUnavailable")}
        action={
          <div className="flex flex-col items-center gap-3">
            <Link to={paths.cart()} reloadDocument className={buttonClass("primary")}>
              {t("retry")}
            </Link>
            <WholeCartForm intent="reset" />
          </div>
        }
      />
      <LocalLines />
    </>
  )
}
