import { useTranslations } from "use-intl"
import { ListingPage } from "#app/features/catalogue/listing/listing-page.tsx"
import { JournalList } from "#app/features/journal/journal-list.tsx"
import "#app/i18n/home-messages.ts"
import { read } from "#app/server/back-end/read.server.ts"
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
    <ListingPage title={t("title")} lead={t("lead")}>
      <PageMeta title={t("title")} description={t("lead")} />
      {entries.length > 0 ? (
        <JournalList entries={entries} />
      ) : (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      )}
    </ListingPage>
  )
}
