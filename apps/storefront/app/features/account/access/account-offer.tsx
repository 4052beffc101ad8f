import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { AccountBenefits } from "./account-benefits.tsx"

/** Offers a guest an account after an order; the order is added to it once the e-mail is confirmed. */
export function AccountOffer({ orderId }: { orderId: string }) {
  const t = useTranslations("account")
  const paths = usePaths()
  return (
    <section data-print="hide" className="mt-10 rounded-lg border border-border p-6">
      <h2 className="text-title-sm">{t("offerTitle")}</h2>
      <p className="mt-2 max-w-reading">{t("offerText")}</p>
      <AccountBenefits />
      <Link
        to={`${paths.register()}?order=${encodeURIComponent(orderId)}`}
        className={`${buttonClass("secondary")} mt-5`}
      >
        {t("offer")}
      </Link>
    </section>
  )
}
