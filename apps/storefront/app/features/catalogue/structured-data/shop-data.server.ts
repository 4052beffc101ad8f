import { WITHDRAWAL_DAYS } from "@porteka/hungary"
import { COUNTRY_CODE, type Shop } from "@porteka/shop"
import { LANGUAGES, type Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import type { StructuredData } from "#app/server/page-parts/structured-data.server.ts"

const logoOf = ({ brand: { logo, icon } }: Shop) => {
  const picture = logo ?? icon
  return picture ? `${picture.base}-${picture.width}.jpg` : "/icon-512.png"
}

/** The shop as an organization; on the home page. */
export function organizationData(origin: string, shop: Shop): StructuredData {
  const { seat } = shop.legal
  return {
    "@type": "OnlineStore",
    "@id": `${origin}/#shop`,
    name: shop.name,
    legalName: shop.legal.name,
    url: origin,
    logo: origin + logoOf(shop),
    email: shop.contact.email,
    telephone: shop.contact.phoneE164,
    taxID: shop.legal.taxNumber,
    ...(shop.legal.euVatNumber && { vatID: shop.legal.euVatNumber }),
    address: {
      "@type": "PostalAddress",
      streetAddress: seat.street,
      addressLocality: seat.city,
      postalCode: seat.postalCode,
      addressCountry: COUNTRY_CODE,
    },
    ...(shop.socialLinks.length > 0 && { sameAs: shop.socialLinks }),
    hasMerchantReturnPolicy: returnPolicyData(),
  }
}

/** The site with its search. */
export function webSiteData(origin: string, locale: Locale, { name }: Pick<Shop, "name">): StructuredData {
  const paths = pathsIn(locale)
  return {
    "@type": "WebSite",
    "@id": `${origin}${paths.home()}#site`,
    name,
    url: origin + paths.home(),
    inLanguage: LANGUAGES[locale].tag,
    publisher: { "@id": `${origin}/#shop` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  }
}

/** The right of withdrawal; the shopper pays the way back. */
export function returnPolicyData(): StructuredData {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: COUNTRY_CODE,
    returnPolicyCountry: COUNTRY_CODE,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    refundType: "https://schema.org/FullRefund",
  }
}
