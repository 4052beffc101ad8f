import type { SiteMenus } from "@porteka/commerce-sdk"
import { footerMenu, missingFooterLinks } from "@porteka/shop/menus"
import { useLocale, useTranslations } from "use-intl"
import { SignUpForm } from "#app/features/newsletter/sign-up-form.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Logo } from "#app/ui/media/logo.tsx"
import { FooterFacts as Facts, type FooterFactsProps } from "#app/ui/navigation/site-footer.tsx"
import type { MenuCategory } from "./menu.ts"
import { siteName } from "./site-name.ts"

export interface ShopFactsProps {
  menu: MenuCategory[]
  /** The owner's links; null: the defaults. Links that the law requires are always shown. */
  links: SiteMenus | null
}

/** The main part of the footer: rendered on the server only. */
export function FooterFacts({ menu, links }: ShopFactsProps) {
  const t = useTranslations("shell")
  const footer = useTranslations("footer")
  const newsletter = useTranslations("newsletter")
  const paths = usePaths()
  const shop = useShopFront()
  const deliveryNames = {
    courier: footer("deliveryCourier", { carrier: shop.carriers.courier }),
    locker: footer("deliveryLocker"),
    pickup: footer("deliveryPickup"),
  }
  return (
    <Facts
      logo={<Logo name={shop.name} picture={shop.logo} size="footer" />}
      intro={<Imprint />}
      columns={useColumns(menu, links)}
      withdrawal={{ label: footer("withdrawal"), to: paths.legal("withdrawal") }}
      signUp={{
        title: newsletter("signUpTitle"),
        text: newsletter("signUpText"),
        form: <SignUpForm privacy={t("privacy")} />,
      }}
      facts={[
        {
          label: footer("paymentLabel"),
          values: Object.values(shop.payments),
        },
        {
          label: footer("deliveryLabel"),
          values: shop.deliveries.map((code) => deliveryNames[code]),
        },
      ].filter(({ values }) => values.length > 0)}
    />
  )
}

/** Who runs the shop (2001. évi CVIII. törvény 4. §). */
function Imprint() {
  const { slogan, companyName, seat, contact, socialLinks } = useShopFront()
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
        {contact.hours && ` (${contact.hours})`}
      </p>
      {socialLinks.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-4 text-sm">
          {socialLinks.map((url) => (
            <li key={url}>
              <a className="quiet-link inline-flex min-h-11 items-center" href={url} rel="me">
                {siteName(url)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function useColumns(menu: MenuCategory[], own: SiteMenus | null): FooterFactsProps["columns"] {
  const footer = useTranslations("footer")
  const paths = usePaths()
  const locale = useLocale()
  const { name, sellsGiftCards } = useShopFront()
  const categories = menu.map((category) => ({ label: category.name, to: paths.category(category.handle) }))
  const links = footerMenu(locale, { categories, sellsGiftCards })
  const shopping = own?.shopping ?? links.shopping
  const information = own?.information ?? links.information
  const shop = own?.shop ?? links.shop
  const missing = missingFooterLinks([...shopping, ...information, ...shop], locale)
  return [
    { title: footer("shopping"), links: shopping, isInPhoneMenu: !own?.shopping },
    { title: footer("information"), links: [...information, ...missing] },
    { title: name, links: shop },
  ]
}
