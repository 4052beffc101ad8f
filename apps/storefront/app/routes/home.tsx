import type { JournalSummary } from "@porteka/commerce-sdk"
import { lowestDelivery } from "@porteka/shop"
import { useTranslations } from "use-intl"
import { BuyingFacts } from "#app/features/catalogue/home/buying-facts.tsx"
import { CategoryRow } from "#app/features/catalogue/home/category-row.tsx"
import { HomeSection, SECTION_APART } from "#app/features/catalogue/home/home-section.tsx"
import { readHome } from "#app/features/catalogue/home/read-home.server.ts"
import { organizationData, webSiteData } from "#app/features/catalogue/structured-data/shop-data.server.ts"
import { JournalList } from "#app/features/journal/journal-list.tsx"
import "#app/i18n/home-messages.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { renderedByData } from "#app/shell/page/rendered-by-data.ts"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Hero } from "#app/ui/layout/hero.tsx"
import { SectionHeading } from "#app/ui/layout/section-heading.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/home.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { locale, structuredData, publicOrigin } = shopContext
  const [shop, home] = await Promise.all([requireShop(shopContext), readHome(shopContext)])
  structuredData(organizationData(publicOrigin, shop), webSiteData(publicOrigin, locale, shop))
  return { ...home, delivery: lowestDelivery(shop.delivery) }
}

export default renderedByData(function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home")
  const paths = usePaths()
  const money = useMoney()
  const { name, slogan, freeDeliveryFrom } = useShopFront()
  const { sections, texts, picture, categories, newest, journal, delivery } = loaderData
  const freeDelivery =
    freeDeliveryFrom === null ? [] : [t("metaDelivery", { limit: money(freeDeliveryFrom) })]
  return (
    <>
      <PageMeta title={`${name} – ${slogan}`} description={[`${slogan}.`, ...freeDelivery].join(" ")} />
      {newest.length > 0 ? (
        <Hero
          picture={picture}
          title={texts.hero_title}
          text={texts.hero_text}
          actions={
            <Link to={texts.hero_link ?? paths.products()} className={buttonClass("primary", "large")}>
              {texts.hero_button}
            </Link>
          }
        />
      ) : (
        <NoProducts />
      )}
      <CategoryRow categories={categories} />
      {newest.length > 0 && <BuyingFacts delivery={delivery} />}
      {sections.map((section) =>
        section === "journal" ? (
          <Journal key={section} entries={journal} />
        ) : (
          <HomeSection key={section} section={section} data={loaderData} />
        ),
      )}
    </>
  )
})

function Journal({ entries }: { entries: JournalSummary[] }) {
  const t = useTranslations("journal")
  const paths = usePaths()
  if (entries.length === 0) return null
  return (
    <HydratedLater>
      <section className={`measure ${SECTION_APART}`}>
        <SectionHeading title={t("homeTitle")} link={{ label: t("all"), to: paths.journal() }} />
        <JournalList entries={entries} level="h3" />
      </section>
    </HydratedLater>
  )
}

/** The home page of an open shop without products. */
function NoProducts() {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <div className="measure">
      <EmptyState
        headingLevel="h1"
        title={t("noProductsTitle")}
        text={t("noProductsText")}
        action={
          <Link to={paths.contact()} className={buttonClass("primary", "large")}>
            {t("noProductsAction")}
          </Link>
        }
      />
    </div>
  )
}
