import { useTranslations } from "use-intl"
import { useListMeta } from "#app/features/catalogue/listing/list-meta.ts"
import { readListing } from "#app/features/catalogue/listing/listing.server.ts"
import { Listing } from "#app/features/catalogue/listing/listing.tsx"
import { ListingPage } from "#app/features/catalogue/listing/listing-page.tsx"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { renderedByData } from "#app/shell/page/rendered-by-data.ts"
import type { Route } from "./+types/products.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  return { list: await readListing(context.get(requestContext), new URL(request.url).searchParams) }
}

export default renderedByData(function Products({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations("catalogue")
  return (
    <ListingPage title={t("allProductsTitle")} lead={t("allProductsLead")}>
      <PageMeta title={t("allProductsTitle")} description={t("allProductsLead")} {...useListMeta(list)} />
      <Listing list={list} all />
    </ListingPage>
  )
})
