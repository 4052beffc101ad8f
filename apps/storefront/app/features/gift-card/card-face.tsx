import { useTranslations } from "use-intl"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Logo } from "#app/ui/media/logo.tsx"

interface CardFaceProps {
  /** Whole forints. */
  amount: number
  recipient: string
  className?: string
}

/** The card as the form describes it. Decoration: the form says the same. */
export function CardFace({ amount, recipient, className }: CardFaceProps) {
  const t = useTranslations("giftCard")
  const money = useMoney()
  const { name, logo } = useShopFront()
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "w-full max-w-112 overflow-hidden rounded-lg border border-border bg-surface-deep shadow-float",
        className,
      )}
    >
      {/* Its colors are those of the footer: the deep green of either mode, and light letters. */}
      <div data-color-mode="dark" className="flex aspect-8/5 flex-col justify-between text-ink">
        <div className="flex items-start justify-between gap-4 px-6 pt-6">
          <Logo name={name} picture={logo} size="card" />
          <span className="text-ink-muted text-sm">{t("title")}</span>
        </div>
        <div className="px-6">
          <p className="tabular text-title-lg">{money(amount)}</p>
          <p className="mt-1 min-h-6 truncate">{recipient}</p>
        </div>
        <div className="woven-border" />
      </div>
    </div>
  )
}
