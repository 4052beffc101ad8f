import { data } from "react-router"
import { useTranslations } from "use-intl"
import { CollectionGrid } from "#app/features/catalogue/collection-grid.tsx"
import { ListingPage } from "#app/features/catalogue/listing/listing-page.tsx"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/collections.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ context }: Route.LoaderArgs) {
  const navigation = await context.get(requestContext).navigation()
  if (!navigation) throw data(null, { status: 503 })
  return { collections: navigation.collections }
}

export default function Collections({ loaderData: { collections } }: Route.ComponentProps) {
  const t = useTranslations("catalogue")
  return (
    <ListingPage title={t("collectionsTitle")} lead={t("collectionsLead")}>
      <PageMeta title={t("collectionsTitle")} description={t("collectionsLead")} />
      <CollectionGrid collections={collections} />
    </ListingPage>
  )
}
