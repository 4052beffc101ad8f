import { memo } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { SiteFooter } from "#app/ui/navigation/site-footer.tsx"
import { ColorModeSwitch } from "../color-mode/color-mode-switch.tsx"
import { CookieSettingsButton } from "./cookie-settings-button.tsx"
import { FooterFacts, type ShopFactsProps } from "./footer-facts.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { StaticPart } from "./static-part.tsx"

interface FooterProps extends ShopFactsProps {
  year: number
}

export const Footer = memo(function Footer({ menu, links, year }: FooterProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  const shop = useShopFront()
  return (
    <SiteFooter
      top={
        <StaticPart
          id="footer-facts"
          of={[menu, links]}
          draw={import.meta.env.SSR ? () => <FooterFacts menu={menu} links={links} /> : null}
        />
      }
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
          <ColorModeSwitch />
        </>
      }
      small={t("copyright", { year: String(year), shop: shop.companyName })}
    />
  )
})
