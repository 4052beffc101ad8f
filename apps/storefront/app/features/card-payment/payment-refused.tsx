import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface PaymentRefusedProps {
  /** Sentences. */
  reasons: string[]
  /** The charged amount is refunded. */
  refunded: boolean
  /** The notice that the provider requires. */
  note: ReactNode
}

/** The payment produced no order: shows why, what happens to the money, and how to continue. */
export function PaymentRefused({ reasons, refunded, note }: PaymentRefusedProps) {
  const t = useTranslations("cardPayment")
  const paths = usePaths()
  return (
    <div className="measure max-w-160 py-12">
      <h1 className="text-title-lg">{t("refusedTitle")}</h1>
      <Notice tone="danger" live className="mt-6" title={t(refunded ? "refunded" : "notCharged")}>
        {note}
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.cart()} className={buttonClass("primary")}>
          {t("toCart")}
        </Link>
        <a href={paths.payment()} className={buttonClass("secondary")}>
          {t("toPayment")}
        </a>
      </div>
    </div>
  )
}
