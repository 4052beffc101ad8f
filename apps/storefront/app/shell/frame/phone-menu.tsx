import type { SiteLink } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
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
  const { sellsGiftCards } = useShopFront()
  const links = [
    { label: t("allProducts"), to: paths.products() },
    ...menu.map((category) => ({ label: category.name, to: paths.category(category.handle) })),
    ...(own ?? [
      { label: t("newArrivals"), to: paths.newArrivals() },
      ...(sellsGiftCards ? [{ label: t("giftCard"), to: paths.giftCard() }] : []),
      { label: t("collections"), to: paths.collections() },
      { label: t("makers"), to: paths.makers() },
      { label: t("journal"), to: paths.journal() },
      { label: t("about"), to: paths.about() },
      { label: t("contact"), to: paths.contact() },
    ]),
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
