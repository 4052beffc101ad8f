import type { SiteLink } from "@porteka/commerce-sdk"
import { headerMenu, phoneMenu } from "@porteka/shop/menus"
import { ChevronDown } from "lucide-react"
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
  return (
    <>
      <ul>
        <Entry label={t("allProducts")} to={paths.products()} />
        {menu.map((category) => (
          <Category key={category.handle} {...category} />
        ))}
      </ul>
      <ul className="min-[22rem]:columns-2 min-[22rem]:gap-x-8">
        {[...header, ...phoneMenu(header, locale, { sellsGiftCards })].map((link) => (
          <Entry key={link.to} {...link} />
        ))}
      </ul>
    </>
  )
}

function Entry({ label, to }: SiteLink) {
  return (
    <li className="break-inside-avoid border-border border-b">
      <Link to={to} className="title flex min-h-12 items-center text-title-xs">
        {label}
      </Link>
    </li>
  )
}

/** A category with its subcategories folded below it; opening one folds the others. */
function Category({ name, handle, children }: MenuCategory) {
  const t = useTranslations("shell")
  const paths = usePaths()
  if (children.length === 0) return <Entry label={name} to={paths.category(handle)} />
  const links = [
    { name: t("allOfCategory", { name }), handle },
    ...children.map((child) => ({ name: child.name, handle: child.handle })),
  ]
  return (
    <li className="border-border border-b">
      <details name="phone-menu" className="group/category">
        <summary className="title flex min-h-12 items-center justify-between gap-4 text-title-xs">
          {name}
          <ChevronDown className="size-5 shrink-0 text-ink-muted transition-transform group-open/category:rotate-180" />
        </summary>
        <ul className="pb-2 pl-4">
          {links.map((link) => (
            <li key={link.name}>
              <Link to={paths.category(link.handle)} className="flex min-h-11 items-center">
                {link.name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
