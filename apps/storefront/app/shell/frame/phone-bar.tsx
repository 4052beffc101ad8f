import { Heart, Home, Menu, ShoppingBag, User } from "lucide-react"
import { memo, type ReactNode } from "react"
import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { useCartSummary } from "#app/features/cart/cart-summary.ts"
import { useWishCount } from "#app/features/wishlist/kept-wishlist.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { BottomBar } from "#app/ui/navigation/bottom-bar.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { PhoneMenu, type PhoneMenuProps } from "./phone-menu.tsx"
import { StaticPart } from "./static-part.tsx"

/** Navigation at the bottom of the screen, within reach of the thumb. */
export const PhoneBar = memo(function PhoneBar({ menu, links }: PhoneMenuProps) {
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
        content: (
          <>
            <StaticPart
              id="phone-menu"
              of={[menu, links]}
              draw={import.meta.env.SSR ? () => <PhoneMenu menu={menu} links={links} /> : null}
            />
            <div className="mt-3 -ml-2">
              <LanguageSwitch />
            </div>
          </>
        ),
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
})
