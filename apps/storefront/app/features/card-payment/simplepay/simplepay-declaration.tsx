import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useShopFront } from "#app/i18n/shop-front.ts"

const PRIVACY = "https://simplepay.hu/adatkezelesi-tajekoztatok/"
const ABOUT = "https://simplepay.hu/vasarlo-aff"

/** The declaration on the transfer of data and the link about SimplePay, both in the wording its contract asks for. */
export function SimplePayDeclaration() {
  const t = useTranslations("cardPayment")
  const { name, companyName, seat } = useShopFront()
  const link = (to: string) => (text: ReactNode) => (
    <a href={to} target="_blank" rel="noopener" className="text-link">
      {text}
    </a>
  )
  return (
    <div className="flex flex-col gap-2 text-ink-muted text-sm">
      <p>{t.rich("simplepayAbout", { link: link(ABOUT) })}</p>
      <p>
        {t.rich("simplepayDeclaration", {
          company: companyName,
          seat: `${seat.postalCode} ${seat.city}, ${seat.street}`,
          shop: name,
          link: link(PRIVACY),
        })}
      </p>
    </div>
  )
}
