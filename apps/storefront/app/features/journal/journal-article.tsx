import type { JournalSummary } from "@porteka/commerce-sdk"
import { formatDate } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { RenderedMarkdown } from "#app/ui/layout/rendered-markdown.tsx"
import { Picture } from "#app/ui/media/picture.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"

interface JournalArticleProps {
  entry: JournalSummary
  /** The body, rendered and sanitized. */
  html: string
}

export function JournalArticle({ entry, html }: JournalArticleProps) {
  const t = useTranslations("journal")
  const shell = useTranslations("shell")
  const locale = useLocale()
  const paths = usePaths()
  return (
    <article className="mx-auto max-w-reading">
      <Breadcrumbs
        label={shell("breadcrumbs")}
        crumbs={[
          { label: shell("home"), to: paths.home() },
          { label: t("title"), to: paths.journal() },
          { label: entry.title },
        ]}
      />
      <header className="mt-8">
        <p className="text-ink-muted">
          {t("byLine", { author: entry.author, date: formatDate(entry.published_at, locale) })}
        </p>
        <h1 className="mt-2 text-title-lg">{entry.title}</h1>
        <p className="mt-4 text-lg text-ink-muted">{entry.excerpt}</p>
      </header>
      {entry.picture && (
        <Picture
          source={entry.picture}
          sizes="(min-width: 48rem) 40rem, 100vw"
          priority
          fill
          className="mt-8 aspect-4/3 rounded-sm"
        />
      )}
      <RenderedMarkdown className="mt-10" html={html} />
    </article>
  )
}
