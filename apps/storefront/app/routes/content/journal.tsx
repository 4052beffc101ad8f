import { useTranslations } from "use-intl"
import { JournalList } from "#app/features/journal/journal-list.tsx"
import "#app/i18n/home-messages.ts"
import { read } from "#app/server/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import type { Route } from "./+types/journal.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ context }: Route.LoaderArgs) {
  const { commerce, locale, tag } = context.get(requestContext)
  tag("content:journal")
  return read(commerce.journal.list({ query: { locale } }))
}

export default function Journal({ loaderData: { entries } }: Route.ComponentProps) {
  const t = useTranslations("journal")
  return (
    <div className="measure py-8 lg:py-14">
      <PageMeta title={t("title")} description={t("lead")} />
      <header className="mb-10 max-w-160">
        <h1 className="text-title-lg">{t("title")}</h1>
        <p className="mt-3 text-lg text-ink-muted">{t("lead")}</p>
      </header>
      {entries.length > 0 ? (
        <JournalList entries={entries} />
      ) : (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      )}
    </div>
  )
}
