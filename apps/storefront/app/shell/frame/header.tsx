import type { SiteAnnouncement, SiteLink } from "@porteka/commerce-sdk"
import { headerMenu } from "@porteka/shop/menus"
import { Heart, ShoppingBag, User } from "lucide-react"
import { type ComponentProps, memo, type ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useSignedIn } from "#app/features/account/signed-in.ts"
import { useCartSummary } from "#app/features/cart/cart-summary.ts"
import { useCartDrawerLink } from "#app/features/cart/drawer/cart-drawer-open.ts"
import { useWishCount } from "#app/features/wishlist/kept-wishlist.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import { Logo } from "#app/ui/media/logo.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { MegaMenu } from "#app/ui/navigation/mega-menu.tsx"
import { SiteHeader } from "#app/ui/navigation/site-header.tsx"
import { Categories } from "./categories.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import type { MenuCategory, MenuFeature } from "./menu.ts"
import { SearchLink } from "./search-link.tsx"
import { StaticPart } from "./static-part.tsx"

interface HeaderProps {
  announcement: SiteAnnouncement | null
  menu: MenuCategory[]
  feature: MenuFeature | null
  /** The owner's links; null: the defaults. */
  links: SiteLink[] | null
}

export const Header = memo(function Header({ announcement, menu, feature, links }: HeaderProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  const locale = useLocale()
  const shop = useShopFront()
  const hasMenu = menu.length > 0
  return (
    <SiteHeader
      logo={
        <StaticPart
          id="logo"
          draw={
            import.meta.env.SSR ? () => <Logo name={shop.name} picture={shop.logo} size="header" /> : null
          }
        />
      }
      homeTo={paths.home()}
      navLabel={t("mainNavigation")}
      announcement={announcement ? <OwnersLine {...announcement} /> : <FreeDelivery />}
      menus={
        hasMenu && (
          <MegaMenu label={t("products")}>
            <StaticPart
              id="categories"
              of={[menu, feature]}
              draw={import.meta.env.SSR ? () => <Categories menu={menu} feature={feature} /> : null}
            />
          </MegaMenu>
        )
      }
      links={[
        ...(hasMenu ? [] : [{ label: t("products"), to: paths.products() }]),
        ...(links ?? headerMenu(locale)),
      ]}
      actions={
        <>
          <LanguageSwitch short />
          <SearchLink />
          <AccountLink />
          <WishlistLink />
          <CartLink />
        </>
      }
      phoneActions={
        <>
          <LanguageSwitch short />
          <SearchLink />
        </>
      }
    />
  )
})

function OwnersLine({ text, link }: SiteAnnouncement) {
  if (!link) return text
  return (
    <Link to={link} className="underline underline-offset-4">
      {text}
    </Link>
  )
}

function FreeDelivery() {
  const t = useTranslations("shell")
  const money = useMoney()
  const { freeDeliveryFrom } = useShopFront()
  if (freeDeliveryFrom === null) return null
  return t("announcement", { amount: money(freeDeliveryFrom) })
}

/** Link to the account; for a logged-in customer it shows the name. */
function AccountLink() {
  const t = useTranslations("shell")
  const paths = usePaths()
  const customer = useSignedIn()
  const name = customer && (customer.first_name || customer.email)
  const icon = <User className={name ? "size-5 text-accent" : "size-5"} />
  return (
    <HeaderLink to={paths.account()} label={name ? t("accountOf", { name }) : t("account")} icon={icon} />
  )
}

function WishlistLink() {
  const t = useTranslations("shell")
  const paths = usePaths()
  const count = useWishCount()
  const label = count > 0 ? t("wishlistWithCount", { count }) : t("wishlist")
  return <HeaderLink to={paths.wishlist()} label={label} icon={<Heart className="size-5" />} count={count} />
}

function CartLink() {
  const t = useTranslations("shell")
  const paths = usePaths()
  const count = useCartSummary()?.count ?? 0
  const label = count > 0 ? t("cartWithCount", { count }) : t("cart")
  const drawer = useCartDrawerLink()
  const icon = <ShoppingBag className="size-5" />
  return <HeaderLink {...drawer} to={paths.cart()} label={label} icon={icon} count={count} />
}

interface HeaderLinkProps extends Pick<ComponentProps<typeof Link>, "onClick" | "aria-haspopup"> {
  to: string
  label: string
  icon: ReactNode
  count?: number
}

function HeaderLink({ to, label, icon, count, ...link }: HeaderLinkProps) {
  return (
    <IconButton label={label} count={count} render={<Link {...link} to={to} title={label} />}>
      {icon}
    </IconButton>
  )
}
