import type { SiteLink } from "@porteka/commerce-sdk"
import { headerMenu, phoneMenu } from "@porteka/shop/menus"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { MenuCategory } from "./menu.ts"

export interface PhoneMenuProps {
  menu: MenuCategory[]
  /** The owner's links of the header; null: the defaults. */
  links: SiteLink[] | null
}

/** The content of the phone menu: rendered on the server only. */
export function PhoneMenu({ menu, links: own }: PhoneMenuProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  const locale = useLocale()
  const { sellsGiftCards } = useShopFront()
  const header = own ?? headerMenu(locale)
  const links = [
    { label: t("allProducts"), to: paths.products() },
    ...menu.map((category) => ({ label: category.name, to: paths.category(category.handle) })),
    ...header,
    ...phoneMenu(header, locale, { sellsGiftCards }),
  ]
  return (
    <ul className="min-[22rem]:columns-2 min-[22rem]:gap-x-8">
      {links.map((link) => (
        <li key={link.to} className="break-inside-avoid border-border border-b">
          <Link to={link.to} className="title flex min-h-12 items-center text-title-xs">
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
