import type { JournalSummary } from "@porteka/commerce-sdk"
import { formatDate } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

const PICTURE_SIZES = "(min-width: 80rem) 23rem, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 92vw"

/** Entries as pictures with a title and the first words. */
export function JournalList({
  entries,
  level: Heading = "h2",
}: {
  entries: JournalSummary[]
  level?: "h2" | "h3"
}) {
  const t = useTranslations("journal")
  const locale = useLocale()
  const paths = usePaths()
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.slug} className="group/card relative">
          <div className="aspect-4/3 overflow-hidden rounded-sm bg-surface-sunken">
            {entry.picture && (
              <Picture
                source={{ ...entry.picture, alt: "" }}
                sizes={PICTURE_SIZES}
                fill
                className="size-full"
              />
            )}
          </div>
          <p className="mt-4 text-sm text-ink-muted">
            {t("byLine", { author: entry.author, date: formatDate(entry.published_at, locale) })}
          </p>
          <Heading className="mt-1 text-title-sm">
            <Link
              to={paths.journalEntry(entry.slug)}
              prefetch
              className="quiet-link after:absolute after:inset-0"
            >
              {entry.title}
            </Link>
          </Heading>
          <p className="mt-2 text-ink-muted">{entry.excerpt}</p>
        </li>
      ))}
    </ul>
  )
}
