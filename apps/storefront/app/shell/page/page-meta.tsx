import { useLocation } from "react-router"
import { useLocale } from "use-intl"
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "#app/i18n/locales.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { InHead } from "#app/ui/browser/in-head.tsx"
import { pathInLanguage } from "../frame/path-in-language.ts"
import { usePublicOrigin } from "./use-public-origin.ts"

export interface PageMetaProps {
  title: string
  description?: string
  /** The only parameters that make it a different page; all others are left out of the canonical URL. */
  canonicalSearch?: string
  /** Path or URL of the picture shown when the page is shared. */
  image?: string | undefined
  type?: "website" | "article" | "product"
  /** False for pages that belong to one visitor. */
  indexed?: boolean
  /** A filtered list: not indexed, because search engines get the complete one. */
  narrowed?: boolean
}

/** The head of a page: title, description, canonical URL, other languages, sharing (ruling D4). */
export function PageMeta({
  title,
  description,
  canonicalSearch = "",
  image,
  type = "website",
  indexed = true,
  narrowed = false,
}: PageMetaProps) {
  const locale = useLocale()
  const shop = useShopFront()
  const origin = usePublicOrigin()
  const { pathname } = useLocation()
  const addressIn = (language: Locale) => origin + pathInLanguage(pathname, language) + canonicalSearch
  const own = addressIn(locale)
  const fullTitle = title.includes(shop.name) ? title : `${title} – ${shop.name}`
  return (
    <InHead title={fullTitle}>
      {description && <meta name="description" content={description} />}
      {indexed && <link rel="canonical" href={own} />}
      {indexed && !narrowed ? (
        <>
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={own} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content={LANGUAGES[locale].tag.replace("-", "_")} />
      <meta property="og:image" content={new URL(image ?? shop.sharePicture, origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </InHead>
  )
}
