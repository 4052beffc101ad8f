import type { CatalogueCard as CatalogueCardData } from "@porteka/commerce-sdk"
import { shopFront } from "@porteka/shop"
import { useTranslations } from "use-intl"
import { CatalogueCard } from "#app/features/catalogue/catalogue-card.tsx"
import { CollectionGrid } from "#app/features/catalogue/collection-grid.tsx"
import { MakerList } from "#app/features/catalogue/maker-list.tsx"
import { organizationData, webSiteData } from "#app/features/catalogue/structured-data/shop-data.server.ts"
import { JournalList } from "#app/features/journal/journal-list.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import "#app/i18n/home-messages.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { read } from "#app/server/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { ProductGrid } from "#app/ui/goods/product-grid.tsx"
import { Hero } from "#app/ui/layout/hero.tsx"
import { SectionHeading } from "#app/ui/layout/section-heading.tsx"
import { Story } from "#app/ui/layout/story.tsx"
import type { Route } from "./+types/home.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

const NEW_PRODUCTS = 8
/** Fewer than a row say nothing about what people like: then there is no such section. */
const BEST_SELLERS_ROW = 4
const COLLECTIONS = 3
const JOURNAL_ENTRIES = 3

export async function loader({ context }: Route.LoaderArgs) {
  const { commerce, locale, navigation, tag, structuredData, publicOrigin } = context.get(requestContext)
  tag("products", "best-sellers", "content")
  structuredData(organizationData(publicOrigin), webSiteData(publicOrigin, locale))
  const [menu, content, newest, sold, journal] = await Promise.all([
    navigation(),
    read(commerce.home.retrieve()),
    read(commerce.catalogue.products({ query: { locale, sort: "newest", page_size: NEW_PRODUCTS } })),
    read(
      commerce.catalogue.products({
        query: { locale, sort: "best_selling", sold_only: true, page_size: BEST_SELLERS_ROW },
      }),
    ),
    read(commerce.journal.list({ query: { locale } })),
  ])
  return {
    picture: content.picture ?? menu?.collections[0]?.picture ?? null,
    storyPicture: content.story_picture,
    makers: content.makers,
    collections: menu?.collections.slice(0, COLLECTIONS) ?? [],
    newest: newest.products,
    bestSellers: sold.products.length === BEST_SELLERS_ROW ? sold.products : [],
    journal: journal.entries.slice(0, JOURNAL_ENTRIES),
  }
}

export default function Home({
  loaderData: { picture, storyPicture, makers, collections, newest, bestSellers, journal },
}: Route.ComponentProps) {
  const t = useTranslations("home")
  const journalTexts = useTranslations("journal")
  const paths = usePaths()
  return (
    <>
      <PageMeta title={t("metaTitle", { shop: shopFront.name })} description={t("metaDescription")} />
      <Hero
        picture={picture}
        title={t("heroTitle")}
        text={t("heroText")}
        actions={
          <Link to={paths.products()} className={buttonClass("primary", "large")}>
            {t("heroAction")}
          </Link>
        }
      />
      <div className="measure">
        <section className="mt-20 lg:mt-28">
          <SectionHeading
            title={t("collectionsTitle")}
            link={{ label: t("collectionsAction"), to: paths.collections() }}
          />
          <CollectionGrid collections={collections} level="h3" />
        </section>
        <section className="mt-20 lg:mt-28">
          <SectionHeading title={t("newTitle")} link={{ label: t("newAction"), to: paths.newArrivals() }} />
          <Cards cards={newest} />
        </section>
        {bestSellers.length > 0 && (
          <section className="mt-20 lg:mt-28">
            <SectionHeading title={t("bestSellersTitle")} />
            <Cards cards={bestSellers} />
          </section>
        )}
      </div>
      <div className="mt-20 lg:mt-28">
        <Story
          picture={storyPicture}
          title={t("storyTitle")}
          text={t("storyText")}
          action={
            <Link to={paths.about()} className={buttonClass("secondary")}>
              {t("storyAction")}
            </Link>
          }
        >
          {makers.length > 0 && <MakerList title={t("makersTitle")} makers={makers} />}
        </Story>
      </div>
      {journal.length > 0 && (
        <section className="measure mt-20 lg:mt-28">
          <SectionHeading
            title={journalTexts("homeTitle")}
            link={{ label: journalTexts("all"), to: paths.journal() }}
          />
          <JournalList entries={journal} level="h3" />
        </section>
      )}
    </>
  )
}

function Cards({ cards }: { cards: CatalogueCardData[] }) {
  return (
    <ProductGrid className="whole-rows">
      {cards.map((card) => (
        <li key={card.id}>
          <CatalogueCard card={card} />
        </li>
      ))}
    </ProductGrid>
  )
}
