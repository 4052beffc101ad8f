import { renderMarkdown } from "@porteka/documents/render-markdown"
import { useTranslations } from "use-intl"
import { CardItem } from "#app/features/catalogue/card/card-item.tsx"
import { readCards } from "#app/features/catalogue/card/cards.server.ts"
import { JournalArticle } from "#app/features/journal/journal-article.tsx"
import "#app/i18n/home-messages.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { ProductGrid } from "#app/ui/commerce/product-grid.tsx"
import type { Route } from "./+types/journal-entry.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  const { commerce, locale, tag } = shop
  tag("content:journal")
  const { entry } = await read(commerce.journal.entry(params.slug, { query: { locale } }))
  const { body, product_handles, ...summary } = entry
  return { entry: summary, html: renderMarkdown(body), cards: await readCards(shop, product_handles) }
}

export default function JournalEntry({ loaderData: { entry, html, cards } }: Route.ComponentProps) {
  const t = useTranslations("journal")
  return (
    <div className="measure py-6 lg:py-10">
      <PageMeta
        title={entry.title}
        description={entry.excerpt}
        type="article"
        image={entry.picture ? `${entry.picture.base}-${entry.picture.width}.jpg` : undefined}
      />
      <JournalArticle entry={entry} html={html} />
      {cards.length > 0 && (
        <section className="mx-auto mt-20 max-w-reading">
          <h2 className="mb-8 text-title-md">{t("products")}</h2>
          <ProductGrid narrow>
            {cards.map((card) => (
              <CardItem key={card.id} card={card} />
            ))}
          </ProductGrid>
        </section>
      )}
    </div>
  )
}
