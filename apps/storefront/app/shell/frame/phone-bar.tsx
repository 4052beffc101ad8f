import type { SiteLink } from "@porteka/commerce-sdk"
import { Heart, Home, Menu, ShoppingBag, User } from "lucide-react"
import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { useCartSummary } from "#app/features/cart/cart-summary.ts"
import { useWishCount } from "#app/features/wishlist/wishlist.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { BottomBar } from "#app/ui/navigation/bottom-bar.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import type { MenuCategory } from "./menu.ts"

interface PhoneMenuProps {
  menu: MenuCategory[]
  /** The owner's links of the header; null: as they come. */
  links: SiteLink[] | null
}

/** Navigation where the thumb is. */
export function PhoneBar({ menu, links }: PhoneMenuProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  const { pathname } = useLocation()
  const count = useCartSummary()?.count ?? 0
  const wishes = useWishCount()
  const item = (label: string, to: string, icon: ReactNode) => ({ label, to, icon, current: pathname === to })
  return (
    <BottomBar
      label={t("phoneNavigation")}
      menu={{
        label: t("menu"),
        icon: <Menu className="size-5" />,
        content: <PhoneMenu menu={menu} links={links} />,
      }}
      items={[
        item(t("home"), paths.home(), <Home className="size-5" />),
        {
          ...item(t("wishlist"), paths.wishlist(), <Heart className="size-5" />),
          count: wishes,
          countLabel: t("wishlistWithCount", { count: wishes }),
        },
        {
          ...item(t("cart"), paths.cart(), <ShoppingBag className="size-5" />),
          count,
          countLabel: t("cartWithCount", { count }),
        },
        item(t("account"), paths.account(), <User className="size-5" />),
      ]}
    />
  )
}

function PhoneMenu({ menu, links: own }: PhoneMenuProps) {
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
    <>
      <ul className="sm:columns-2">
        {links.map((link) => (
          <li key={link.to} className="break-inside-avoid border-border border-b">
            <Link to={link.to} className="title flex min-h-12 items-center text-title-xs">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3 -ml-2">
        <LanguageSwitch />
      </div>
    </>
  )
}
