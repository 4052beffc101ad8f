import type { JournalSummary } from "@porteka/commerce-sdk"
import { formatDate } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { PictureCard } from "#app/ui/layout/picture-card.tsx"

/** Entries as pictures with a title and the first words. */
export function JournalList({ entries, level = "h2" }: { entries: JournalSummary[]; level?: "h2" | "h3" }) {
  const t = useTranslations("journal")
  const locale = useLocale()
  const paths = usePaths()
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {entries.map(({ slug, title, picture, excerpt, author, published_at: publishedAt }) => (
        <PictureCard
          key={slug}
          to={paths.journalEntry(slug)}
          title={title}
          picture={picture}
          frame="aspect-4/3"
          above={
            <p className="mt-4 text-sm text-ink-muted">
              {t("byLine", { author, date: formatDate(publishedAt, locale) })}
            </p>
          }
          level={level}
        >
          <p className="mt-2 text-ink-muted">{excerpt}</p>
        </PictureCard>
      ))}
    </ul>
  )
}
