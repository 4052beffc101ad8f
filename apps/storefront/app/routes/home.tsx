import type { CatalogueCard as CatalogueCardData } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { CatalogueCard } from "#app/features/catalogue/catalogue-card.tsx"
import { CollectionGrid } from "#app/features/catalogue/collection-grid.tsx"
import { MakerList } from "#app/features/catalogue/maker-list.tsx"
import { organizationData, webSiteData } from "#app/features/catalogue/structured-data/shop-data.server.ts"
import { JournalList } from "#app/features/journal/journal-list.tsx"
import "#app/i18n/home-messages.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { read } from "#app/server/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireShop } from "#app/server/shop.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { ProductGrid } from "#app/ui/goods/product-grid.tsx"
import { Hero } from "#app/ui/layout/hero.tsx"
import { SectionHeading } from "#app/ui/layout/section-heading.tsx"
import { Story } from "#app/ui/layout/story.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/home.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

const NEW_PRODUCTS = 8
/** Fewer than a row say nothing about what people like: then there is no such section. */
const BEST_SELLERS_ROW = 4
const COLLECTIONS = 3
const JOURNAL_ENTRIES = 3

export async function loader({ context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { commerce, locale, navigation, tag, structuredData, publicOrigin } = shopContext
  tag("products", "best-sellers", "content:journal", "content:maker")
  const [shop, menu, content, newest, sold, journal] = await Promise.all([
    requireShop(shopContext),
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
  structuredData(organizationData(publicOrigin, shop), webSiteData(publicOrigin, locale, shop))
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
  const money = useMoney()
  const { name, slogan, freeDeliveryFrom } = useShopFront()
  const delivery = freeDeliveryFrom === null ? [] : [t("metaDelivery", { limit: money(freeDeliveryFrom) })]
  return (
    <>
      <PageMeta title={`${name} – ${slogan}`} description={[`${slogan}.`, ...delivery].join(" ")} />
      {newest.length > 0 ? (
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
      ) : (
        <NoGoods />
      )}
      <div className="measure">
        {collections.length > 0 && (
          <section className="mt-20 lg:mt-28">
            <SectionHeading
              title={t("collectionsTitle")}
              link={{ label: t("collectionsAction"), to: paths.collections() }}
            />
            <CollectionGrid collections={collections} level="h3" />
          </section>
        )}
        {newest.length > 0 && (
          <section className="mt-20 lg:mt-28">
            <SectionHeading title={t("newTitle")} link={{ label: t("newAction"), to: paths.newArrivals() }} />
            <Cards cards={newest} />
          </section>
        )}
        {bestSellers.length > 0 && (
          <section className="mt-20 lg:mt-28">
            <SectionHeading title={t("bestSellersTitle")} />
            <Cards cards={bestSellers} />
          </section>
        )}
      </div>
      {makers.length > 0 && (
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
            <MakerList title={t("makersTitle")} makers={makers} />
          </Story>
        </div>
      )}
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

/** What a shop says that has opened its doors before its first goods are there. */
function NoGoods() {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <div className="measure">
      <EmptyState
        headingLevel="h1"
        title={t("noGoodsTitle")}
        text={t("noGoodsText")}
        action={
          <Link to={paths.contact()} className={buttonClass("primary", "large")}>
            {t("noGoodsAction")}
          </Link>
        }
      />
    </div>
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
