import type { CatalogueProduct } from "@porteka/commerce-sdk"
import { formatTime } from "@porteka/hungary"
import type { LowestDelivery } from "@porteka/shop"
import { RotateCcw, ShieldCheck, Truck } from "lucide-react"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface ProductPromisesProps {
  product: CatalogueProduct
  /** The lowest delivery price; null if nothing is delivered. */
  delivery: LowestDelivery | null
  canBePickedUp: boolean
  /** Null if the product cannot be bought, or nothing is delivered. */
  expected: ExpectedText | null
}

/** When the product is expected, in words. */
export interface ExpectedText {
  days: string
  /** The hour until which it holds today; null if it does not matter. */
  untilHour: number | null
  isPickup: boolean
}

/** Short information on delivery, withdrawal and guarantee, with links to the full text. */
export function ProductPromises({ product, delivery, canBePickedUp, expected }: ProductPromisesProps) {
  const t = useTranslations("product")
  const paths = usePaths()
  const money = useMoney()
  const locale = useLocale()
  const exemptions = {
    custom: t("exemptionCustom"),
    hygiene: t("exemptionHygiene"),
    perishable: t("exemptionPerishable"),
  }
  const promiseOf = ({ from, freeFrom }: LowestDelivery) =>
    freeFrom === null
      ? t("deliveryFromAlone", { price: money(from) })
      : t("deliveryFrom", { price: money(from), threshold: money(freeFrom) })
  const expectedOf = ({ days, untilHour, isPickup }: ExpectedText) => {
    if (isPickup) return t("expectedPickup", { days })
    if (untilHour === null) return t("expectedNow", { days })
    return t("expectedUntil", { days, time: formatTime(`${untilHour}:00`, locale) })
  }
  const exemption = product.withdrawal_exemption && exemptions[product.withdrawal_exemption]
  return (
    <HydratedLater>
      <ul className="flex flex-col gap-3 text-sm">
        <PromiseLine
          icon={<Truck className="size-5" />}
          to={paths.legal("shipping")}
          link={t("deliveryLink")}
        >
          {expected && <b className="block font-medium">{expectedOf(expected)}</b>}
          {product.making_days > 0 && `${t("makingDays", { count: product.making_days })} `}
          {delivery ? promiseOf(delivery) : t(canBePickedUp ? "pickupAlone" : "noDelivery")}
        </PromiseLine>
        <PromiseLine
          icon={<RotateCcw className="size-5" />}
          to={paths.legal("returns")}
          link={t("returnLink")}
        >
          {exemption || t("returnSummary")}
        </PromiseLine>
        <PromiseLine
          icon={<ShieldCheck className="size-5" />}
          to={paths.legal("guarantee")}
          link={t("guaranteeNotice")}
        />
      </ul>
    </HydratedLater>
  )
}

function PromiseLine({
  icon,
  to,
  link,
  children,
}: {
  icon: ReactNode
  to: string
  link: string
  children?: ReactNode
}) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 text-ornament">
        {icon}
      </span>
      <p>
        {children}{" "}
        <Link to={to} className="text-link whitespace-nowrap">
          {link}
        </Link>
      </p>
    </li>
  )
}
