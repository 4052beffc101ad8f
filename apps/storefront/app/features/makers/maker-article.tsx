import type { MakerSummary } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { RenderedMarkdown } from "#app/ui/layout/rendered-markdown.tsx"
import { Picture } from "#app/ui/media/picture.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { MakersMap } from "./makers-map.tsx"

interface MakerArticleProps {
  maker: MakerSummary
  /** The story, rendered and sanitized. */
  html: string
}

/** A maker's page in the layout of a magazine: picture, story, and location. */
export function MakerArticle({ maker, html }: MakerArticleProps) {
  const t = useTranslations("makers")
  const shell = useTranslations("shell")
  const paths = usePaths()
  return (
    <article>
      <Breadcrumbs
        label={shell("breadcrumbs")}
        crumbs={[
          { label: shell("home"), to: paths.home() },
          { label: t("title"), to: paths.makers() },
          { label: maker.name },
        ]}
      />
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2 lg:items-center">
        <header className="lg:order-last">
          <p className="wrap-anywhere text-ink-muted first-letter:uppercase">
            {t("tradeInPlace", { trade: maker.trade, place: maker.place })}
            {maker.since !== null && `\u00A0· ${t("since", { year: String(maker.since) })}`}
          </p>
          <h1 className="mt-2 text-title-lg">{maker.name}</h1>
          <p className="mt-4 text-ink-muted text-lg">{maker.excerpt}</p>
        </header>
        {maker.picture && (
          <Picture
            source={maker.picture}
            sizes="(min-width: 64rem) 36rem, 92vw"
            priority
            fill
            className="aspect-4/3 rounded-sm"
          />
        )}
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:mt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <RenderedMarkdown html={html} />
        {maker.location && (
          <figure>
            <MakersMap makers={[maker]} here={maker.handle} />
            <figcaption className="mt-2 text-ink-muted text-sm">{maker.place}</figcaption>
          </figure>
        )}
      </div>
    </article>
  )
}
