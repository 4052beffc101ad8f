import { renderMarkdown } from "@porteka/documents/render-markdown"
import { useTranslations } from "use-intl"
import { CardItem } from "#app/features/catalogue/card/card-item.tsx"
import { readCards } from "#app/features/catalogue/card/cards.server.ts"
import { sharedPicture } from "#app/features/catalogue/product/shared-picture.ts"
import { breadcrumbData } from "#app/features/catalogue/structured-data/list-data.server.ts"
import { keepInOwnLanguage } from "#app/features/makers/in-own-language.server.ts"
import { MakerArticle } from "#app/features/makers/maker-article.tsx"
import { MAKERS_TITLE, makerData } from "#app/features/makers/maker-data.server.ts"
import "#app/i18n/home-messages.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { ProductGrid } from "#app/ui/commerce/product-grid.tsx"
import type { Route } from "./+types/maker.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ url, params, context }: Route.LoaderArgs) {
  keepInOwnLanguage(url)
  const shop = context.get(requestContext)
  const { commerce, locale, tag, structuredData, publicOrigin } = shop
  tag("content:maker", "products")
  const { maker } = await read(commerce.makers.page(params.handle, { query: { locale } }))
  const { story, product_handles, ...summary } = maker
  const cards = await readCards(shop, product_handles)
  const paths = pathsIn(locale)
  structuredData(
    makerData(summary, publicOrigin, locale),
    breadcrumbData(publicOrigin, locale, [
      { name: MAKERS_TITLE[locale], path: paths.makers() },
      { name: summary.name, path: paths.maker(summary.handle) },
    ]),
  )
  const picture = summary.picture ?? cards[0]?.pictures[0] ?? null
  return { maker: { ...summary, picture }, html: renderMarkdown(story), cards }
}

export default function Maker({ loaderData: { maker, html, cards } }: Route.ComponentProps) {
  const t = useTranslations("makers")
  return (
    <div className="measure py-6 lg:py-10">
      <PageMeta
        title={t("pageTitle", { name: maker.name, place: maker.place })}
        description={maker.excerpt}
        image={sharedPicture(maker.picture ?? undefined)}
      />
      <MakerArticle maker={maker} html={html} />
      {cards.length > 0 && (
        <section className="mt-16 lg:mt-24">
          <h2 className="mb-8 text-title-md">{t("products")}</h2>
          <ProductGrid>
            {cards.map((card) => (
              <CardItem key={card.id} card={card} />
            ))}
          </ProductGrid>
        </section>
      )}
    </div>
  )
}
