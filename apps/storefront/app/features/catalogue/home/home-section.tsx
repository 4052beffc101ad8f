import type { CatalogueCard as CatalogueCardData, HomeMaker } from "@porteka/commerce-sdk"
import type { HomeSection as Section } from "@porteka/shop"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { ProductGrid } from "#app/ui/commerce/product-grid.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { SectionHeading } from "#app/ui/layout/section-heading.tsx"
import { Story } from "#app/ui/layout/story.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { CardItem } from "../card/card-item.tsx"
import { CollectionGrid } from "../collection-grid.tsx"
import { MakerList } from "../maker-list.tsx"
import type { HomeData } from "./read-home.server.ts"

/** The distance between the sections. */
export const SECTION_APART = "mt-20 lg:mt-28"

const MAKERS = 6

interface HomeSectionProps {
  section: Exclude<Section, "journal">
  data: HomeData
}

/** A section of the home page with products or makers; renders nothing if it is empty. */
export function HomeSection({ section, data }: HomeSectionProps) {
  const t = useTranslations("home")
  const paths = usePaths()
  const { texts } = data
  switch (section) {
    case "collections":
      return (
        data.collections.length > 0 && (
          <HydratedLater>
            <section className={`measure ${SECTION_APART}`}>
              <SectionHeading
                title={t("collectionsTitle")}
                link={{ label: t("collectionsAction"), to: paths.collections() }}
              />
              <CollectionGrid collections={data.collections} level="h3" />
            </section>
          </HydratedLater>
        )
      )
    case "picked":
      return <Products title={texts.picked_title} cards={data.picked} />
    case "new":
      return (
        <Products
          title={t("newTitle")}
          cards={data.newest}
          link={{ label: t("newAction"), to: paths.newArrivals() }}
        />
      )
    case "best_sellers":
      return <Products title={t("bestSellersTitle")} cards={data.bestSellers} />
    case "makers":
      return (
        data.makers.length > 0 && (
          <HydratedLater>
            <div className={SECTION_APART}>
              <Story
                picture={data.storyPicture}
                title={texts.story_title}
                text={texts.story_text}
                action={
                  <Link to={paths.about()} className={buttonClass("secondary")}>
                    {t("storyAction")}
                  </Link>
                }
              >
                <MakerList title={t("makersTitle")} makers={firstMakers(data.makers)} />
              </Story>
            </div>
          </HydratedLater>
        )
      )
  }
}

/** A few; all of them only if no page lists them. */
const firstMakers = (makers: HomeMaker[]) =>
  makers.some(({ handle }) => handle) ? makers.slice(0, MAKERS) : makers

interface ProductsProps {
  title: string
  cards: CatalogueCardData[]
  link?: { label: string; to: string }
}

function Products({ title, cards, link }: ProductsProps) {
  if (cards.length === 0) return null
  return (
    <HydratedLater>
      <section className={`measure ${SECTION_APART}`}>
        <SectionHeading title={title} {...(link ? { link } : {})} />
        <ProductGrid className="whole-rows">
          {cards.map((card) => (
            <CardItem key={card.id} card={card} />
          ))}
        </ProductGrid>
      </section>
    </HydratedLater>
  )
}
