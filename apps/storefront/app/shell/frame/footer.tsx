import type { SiteMenus } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { SiteFooter, type SiteFooterProps } from "#app/ui/navigation/site-footer.tsx"
import { ColourModeSwitch } from "../colour-mode/colour-mode-switch.tsx"
import { CookieSettingsButton } from "./cookie-settings-button.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import type { MenuCategory } from "./menu.ts"

interface FooterProps {
  menu: MenuCategory[]
  /** The owner's; null: as they come. What the law wants stays in any case. */
  links: SiteMenus | null
  year: number
}

export function Footer({ menu, links, year }: FooterProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  const shop = useShopFront()
  const columns = useColumns(menu, links)
  return (
    <SiteFooter
      name={shop.name}
      intro={<Imprint />}
      columns={columns}
      withdrawal={{ label: t("withdrawal"), to: paths.legal("withdrawal") }}
      facts={[
        { label: t("paymentLabel"), values: [t("paymentCard"), t("paymentTransfer"), t("paymentCash")] },
        {
          label: t("deliveryLabel"),
          values: [
            t("deliveryCourier", { carrier: shop.carriers.courier }),
            t("deliveryLocker"),
            t("deliveryPickup"),
          ],
        },
      ]}
      legalLabel={t("footerLegal")}
      legal={[
        { label: t("terms"), to: paths.legal("terms") },
        { label: t("privacy"), to: paths.legal("privacy") },
        { label: t("cookies"), to: paths.legal("cookies") },
        { label: t("imprint"), to: paths.legal("imprint") },
      ]}
      legalControl={<CookieSettingsButton />}
      controls={
        <>
          <LanguageSwitch />
          <ColourModeSwitch />
        </>
      }
      small={t("copyright", { year: String(year), shop: shop.companyName })}
    />
  )
}

/** Who sells here (2001. évi CVIII. törvény 4. §). */
function Imprint() {
  const { slogan, companyName, seat, contact } = useShopFront()
  return (
    <>
      <p>{slogan}</p>
      <p className="mt-3 text-sm">
        {companyName}
        <br />
        {seat.postalCode} {seat.city}, {seat.street}
        <br />
        <a className="quiet-link" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
        <br />
        <a className="quiet-link" href={`tel:${contact.phoneE164}`}>
          {contact.phone}
        </a>
      </p>
    </>
  )
}

function useColumns(menu: MenuCategory[], own: SiteMenus | null): SiteFooterProps["columns"] {
  const t = useTranslations("shell")
  const paths = usePaths()
  const { name, sellsGiftCards } = useShopFront()
  return [
    {
      title: t("footerShopping"),
      links: own?.shopping ?? [
        { label: t("allProducts"), to: paths.products() },
        ...menu.map((category) => ({
          label: category.name,
          to: paths.category(category.handle),
        })),
        { label: t("newArrivals"), to: paths.newArrivals() },
        ...(sellsGiftCards ? [{ label: t("giftCard"), to: paths.giftCard() }] : []),
      ],
    },
    {
      title: t("footerInformation"),
      links: own?.information ?? [
        { label: t("trackOrder"), to: paths.legal("tracking") },
        { label: t("shipping"), to: paths.legal("shipping") },
        { label: t("returns"), to: paths.legal("returns") },
        { label: t("guarantee"), to: paths.legal("guarantee") },
        { label: t("complaints"), to: paths.legal("complaints") },
        { label: t("faq"), to: paths.legal("faq") },
      ],
    },
    {
      title: name,
      links: own?.shop ?? [
        { label: t("about"), to: paths.about() },
        { label: t("contact"), to: paths.contact() },
        { label: t("journal"), to: paths.journal() },
        { label: t("collections"), to: paths.collections() },
        { label: t("makers"), to: paths.makers() },
        { label: t("accessibility"), to: paths.legal("accessibility") },
      ],
    },
  ]
}
