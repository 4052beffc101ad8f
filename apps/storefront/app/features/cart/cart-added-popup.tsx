import "#app/i18n/cart-messages.ts"
import { CircleCheck, X } from "lucide-react"
import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { useLineOptions } from "#app/i18n/use-line-options.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { LineItem } from "#app/ui/commerce/line-item.tsx"
import { LineOptions } from "#app/ui/commerce/line-options.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import { useLiftAboveNotice } from "#app/ui/feedback/bottom-notice-height.ts"
import { TOAST_DURATION_MS } from "#app/ui/feedback/toast-store.ts"
import { useAutoClose } from "#app/ui/feedback/use-auto-close.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { useNextTabStop } from "#app/ui/windows/use-next-tab-stop.ts"
import type { CartAdded } from "./cart-added.ts"

interface PopupProps {
  added: CartAdded
  onClose: () => void
}

/** Shows what was added to the cart (specification, section 2); closes after 5 s, or on Escape. */
export default function CartAddedPopup(props: PopupProps) {
  return (
    <LateTexts>
      <Popup {...props} />
    </LateTexts>
  )
}

function Popup({ added, onClose }: PopupProps) {
  const t = useTranslations("cartAdded")
  const paths = usePaths()
  const money = useMoney()
  const optionsOf = useLineOptions()
  const { handlers } = useAutoClose(TOAST_DURATION_MS, onClose)
  const { popup, giveBack } = useNextTabStop<HTMLElement>()
  const close = () => {
    giveBack()
    onClose()
  }
  useEscape(close)
  const lift = useLiftAboveNotice()
  return (
    // With very large letters it is higher than the window, and scrolls.
    <div
      data-print="hide"
      style={lift}
      className="pointer-events-none fixed inset-x-4 top-4 bottom-[calc(var(--bottom-nav)+1rem)] z-50 mx-auto flex max-w-104 flex-col justify-end lg:inset-x-auto lg:top-22 lg:right-[max(1.5rem,calc(50vw-36rem))] lg:bottom-4 lg:w-104 lg:justify-start"
    >
      <section
        ref={popup}
        {...handlers}
        aria-label={t("label")}
        className="pointer-events-auto max-h-full animate-rise overflow-y-auto overscroll-contain rounded-lg border border-border bg-surface-raised shadow-float"
      >
        <header className="flex items-center gap-2.5 pt-2 pr-2 pl-5">
          {/* With very large letters the words need its place. */}
          <CircleCheck className="size-5 shrink-0 text-success max-[16rem]:hidden" />
          <p role="status" className="flex-1 font-medium">
            {t("added")}
          </p>
          <IconButton label={t("close")} onClick={close}>
            <X className="size-4.5" />
          </IconButton>
        </header>
        <div className="px-5 pt-1 pb-4">
          <LineItem
            picture={added.thumbnail}
            pictureGivesWay
            title={added.title}
            variant={added.variantTitle}
            details={
              <>
                <LineOptions options={optionsOf(added.options)} />
                {added.unitPrice !== null && (
                  <p className="tabular">{money(added.unitPrice, added.currency)}</p>
                )}
                <p className="tabular text-ink-muted text-sm">{t("quantity", { count: added.quantity })}</p>
              </>
            }
          />
        </div>
        <div className="tabular flex flex-wrap justify-between gap-x-4 border-border border-t px-5 py-2.5 text-sm">
          <span>{t("itemsInCart", { count: added.itemCount })}</span>
          <span className="font-medium">
            {t("cartTotal", { amount: money(added.cartTotal, added.currency) })}
          </span>
        </div>
        <div className="flex flex-wrap gap-3 px-5 pb-5">
          <Link to={paths.cart()} onClick={onClose} className={`${buttonClass("secondary")} flex-auto`}>
            {t("toCart")}
          </Link>
          <Link to={paths.checkout()} onClick={onClose} className={`${buttonClass("primary")} flex-auto`}>
            {t("toCheckout")}
          </Link>
        </div>
      </section>
    </div>
  )
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onEscape()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [onEscape])
}
