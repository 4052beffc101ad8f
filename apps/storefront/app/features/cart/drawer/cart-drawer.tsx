import { useCallback, useEffect, useRef } from "react"
import { useFetcher } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { Drawer } from "#app/ui/windows/drawer.tsx"
import { CartLine } from "../page/cart-line.tsx"
import { CartSum } from "../page/cart-totals.tsx"
import type { CartPageData } from "../page/cart-view.ts"
import { FreeDeliveryLine } from "../page/free-delivery-line.tsx"
import { type CardPrice, GoesWith } from "../page/goes-with.tsx"
import { LocalLines } from "../page/local-lines.tsx"
import { type OptimisticCart, useOptimisticCart } from "../page/optimistic-cart.ts"
import { TakenOut, useTakenOut } from "../page/taken-out.tsx"
import { useCartOfOtherTabs } from "../page/use-cart-of-other-tabs.ts"

interface CartDrawerProps {
  open: boolean
  onClose: () => void
  price: CardPrice
}

/** The cart above the current page: the cart page's data and forms in a side sheet (ADR 0069). */
export function CartDrawer({ open, onClose, price }: CartDrawerProps) {
  const t = useTranslations("cartPage")
  const shell = useTranslations("shell")
  const paths = usePaths()
  const { data, load, state } = useFetcher<CartPageData>({ key: "cart-drawer" })
  const cart = useOptimisticCart(data?.cart ?? null)
  const { takenOut, takeOut } = useTakenOut(cart?.lines ?? [])
  const address = paths.cart()
  const revalidate = useCallback(() => load(address), [load, address])
  useEffect(() => {
    if (open) revalidate()
  }, [open, revalidate])
  useFocusAfter(open)
  const filled = cart && cart.lines.length > 0 ? cart : null
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={shell("close")}
      footer={filled && <Foot cart={filled} onFollow={onClose} />}
    >
      <FollowOtherTabs state={state} revalidate={revalidate} />
      {!data && <Waiting />}
      {data?.unavailable && (
        <>
          <p role="alert">{t("errorUnavailable")}</p>
          <LocalLines />
        </>
      )}
      {filled && (
        <>
          <FreeDeliveryLine state={filled.freeDelivery} />
          <ul>
            {filled.lines.map((line) => (
              <CartLine key={line.id} line={line} onRemove={takeOut} onFollow={onClose} narrow />
            ))}
          </ul>
        </>
      )}
      <TakenOut lines={takenOut} />
      {data && !data.unavailable && !filled && (
        <EmptyState
          headingLevel="h3"
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <Link to={paths.products()} onClick={onClose} className={buttonClass("primary")}>
              {t("emptyAction")}
            </Link>
          }
        />
      )}
      {filled && <GoesWith cards={data?.goesWith ?? []} price={price} className="mt-8" onFollow={onClose} />}
    </Drawer>
  )
}

function Foot({ cart, onFollow }: { cart: OptimisticCart; onFollow: () => void }) {
  const t = useTranslations("cartPage")
  const paths = usePaths()
  return (
    <>
      <CartSum cart={cart} />
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(6.75rem,1fr))] gap-3">
        <Link to={paths.cart()} onClick={onFollow} className={buttonClass("secondary", "medium", true)}>
          {t("toCart")}
        </Link>
        <Link to={paths.checkout()} onClick={onFollow} className={buttonClass("primary", "medium", true)}>
          {t("toCheckout")}
        </Link>
      </div>
    </>
  )
}

/** The browser restores the focus, unless the clicked element is gone, such as the popup. */
function useFocusAfter(open: boolean): void {
  const before = useRef(open)
  useEffect(() => {
    const closed = before.current && !open
    before.current = open
    if (!closed || document.activeElement !== document.body) return
    document.getElementById("content")?.focus({ preventScroll: true })
  }, [open])
}

/** Rendered in the drawer while it is open. */
function FollowOtherTabs(reading: Parameters<typeof useCartOfOtherTabs>[0]) {
  useCartOfOtherTabs(reading)
  return null
}

function Waiting() {
  const t = useTranslations("cartPage")
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
