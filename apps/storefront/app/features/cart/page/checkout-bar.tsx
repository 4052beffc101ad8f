import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useSums } from "#app/i18n/use-sums.ts"
import { useSeen } from "#app/ui/browser/use-seen.ts"
import { classNames } from "#app/ui/class-names.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { OptimisticCart } from "./optimistic-cart.ts"

/** The id of the link to the checkout below the totals. */
export const CHECKOUT_LINK_ID = "to-checkout"

/** The amount to pay and the way to the checkout, fixed to the bottom on a phone, except while the page's own link is visible. */
export function CheckoutBar({ cart }: { cart: OptimisticCart }) {
  const t = useTranslations("cartPage")
  const paths = usePaths()
  const { total, card } = useSums(cart)
  const { name, value } = card?.toPay ?? total
  const linkSeen = useSeen(CHECKOUT_LINK_ID)
  return (
    <div
      data-print="hide"
      className={classNames(
        "sticky bottom-(--bottom-nav) z-10 -mx-(--measure-margin) mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-border border-t bg-surface px-(--measure-margin) py-2.5 short:hidden lg:hidden",
        linkSeen && "invisible",
      )}
    >
      <p
        aria-busy={cart.pending}
        className={classNames("tabular flex-[1_1_5rem]", cart.pending && "opacity-75")}
      >
        <span className="block text-ink-muted text-sm">{name}</span>
        <span className="font-semibold">{value}</span>
      </p>
      <Link to={paths.checkout()} className={`${buttonClass("primary")} max-w-full`}>
        {t("checkout")}
      </Link>
    </div>
  )
}
