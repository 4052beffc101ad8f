import { data } from "react-router"
import { useTranslations } from "use-intl"
import { CollectionGrid } from "#app/features/catalogue/collection-grid.tsx"
import { ListingPage } from "#app/features/catalogue/listing/listing-page.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/collections.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ context }: Route.LoaderArgs) {
  const navigation = await context.get(requestContext).navigation()
  if (!navigation) throw data(null, { status: 503 })
  return { collections: navigation.collections }
}

export default function Collections({ loaderData: { collections } }: Route.ComponentProps) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <ListingPage title={t("collectionsTitle")} lead={t("collectionsLead")}>
      <PageMeta title={t("collectionsTitle")} description={t("collectionsLead")} />
      {collections.length > 0 ? (
        <CollectionGrid collections={collections} />
      ) : (
        <EmptyState
          title={t("noCollectionsTitle")}
          text={t("noCollectionsText")}
          action={
            <Link to={paths.products()} className={buttonClass("primary")}>
              {t("emptyAction")}
            </Link>
          }
        />
      )}
    </ListingPage>
  )
}
