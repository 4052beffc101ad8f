import { useTranslations } from "use-intl"
import { useListMeta } from "#app/features/catalogue/listing/list-meta.ts"
import { readListing } from "#app/features/catalogue/listing/listing.server.ts"
import { Listing } from "#app/features/catalogue/listing/listing.tsx"
import { ListingPage } from "#app/features/catalogue/listing/listing-page.tsx"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { renderedByData } from "#app/shell/page/rendered-by-data.ts"
import type { Route } from "./+types/new-arrivals.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  if (!search.has("sort")) search.set("sort", "newest")
  return { list: await readListing(context.get(requestContext), search, { new_only: true }) }
}

export default renderedByData(function NewArrivals({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations("catalogue")
  return (
    <ListingPage title={t("newArrivalsTitle")} lead={t("newArrivalsLead")}>
      <PageMeta title={t("newArrivalsTitle")} description={t("newArrivalsLead")} {...useListMeta(list)} />
      <Listing list={list} defaultSort="newest" />
    </ListingPage>
  )
})
