import type { LowestDelivery } from "@porteka/shop"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface BuyingFactsProps {
  /** Null if nothing is delivered. */
  delivery: LowestDelivery | null
}

/** What people ask before they buy in a shop for the first time. */
export function BuyingFacts({ delivery }: BuyingFactsProps) {
  const t = useTranslations("home")
  const paths = usePaths()
  const money = useMoney()
  const { payments, contact } = useShopFront()
  const ways = Object.values(payments)
  return (
    <HydratedLater>
      <section aria-label={t("buyingFacts")} className="measure mt-10 lg:mt-14">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-6 text-sm">
          {delivery && (
            <Fact to={paths.legal("shipping")} name={t("deliveryFact")}>
              {delivery.freeFrom === null
                ? t("deliveryFactAlone", { price: money(delivery.from) })
                : t("deliveryFactFree", { price: money(delivery.from), threshold: money(delivery.freeFrom) })}
            </Fact>
          )}
          <Fact to={paths.legal("returns")} name={t("returnsFact")}>
            {t("returnsFactText")}
          </Fact>
          {ways.length > 0 && (
            <Fact to={paths.legal("shipping")} name={t("paymentFact")}>
              {ways.join(", ")}
            </Fact>
          )}
          <Fact to={paths.contact()} name={t("helpFact")}>
            <a href={`tel:${contact.phoneE164}`} className="text-link whitespace-nowrap">
              {contact.phone}
            </a>{" "}
            ({contact.hours})
          </Fact>
        </dl>
      </section>
    </HydratedLater>
  )
}

function Fact({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <div className="border-border border-t pt-3">
      <dt>
        <Link to={to} className="quiet-link touch font-medium text-base">
          {name}
        </Link>
      </dt>
      <dd className="mt-1 text-ink-muted first-letter:uppercase">{children}</dd>
    </div>
  )
}
