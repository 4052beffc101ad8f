import { Check } from "lucide-react"
import { useTranslations } from "use-intl"

/** The benefits of an account. */
export function AccountBenefits() {
  const t = useTranslations("access")
  return (
    <ul className="mt-5 flex flex-col gap-2">
      {([t("benefitOrders"), t("benefitAddresses"), t("benefitWishlist")] as const).map((benefit) => (
        <li key={benefit} className="flex gap-2.5">
          <Check className="mt-1 size-4.5 shrink-0 text-success" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
