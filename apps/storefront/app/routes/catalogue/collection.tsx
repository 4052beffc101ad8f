import { data } from "react-router"
import { useTranslations } from "use-intl"
import { useListMeta } from "#app/features/catalogue/listing/list-meta.ts"
import { readListing } from "#app/features/catalogue/listing/listing.server.ts"
import { Listing } from "#app/features/catalogue/listing/listing.tsx"
import { ListingPage } from "#app/features/catalogue/listing/listing-page.tsx"
import { sharedPicture } from "#app/features/catalogue/product/shared-picture.ts"
import { redirectMoved } from "#app/features/catalogue/redirect-moved.server.ts"
import { breadcrumbData } from "#app/features/catalogue/structured-data/list-data.server.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { renderedByData } from "#app/shell/page/rendered-by-data.ts"
import type { Route } from "./+types/collection.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const navigation = await shopContext.navigation()
  if (!navigation) throw data(null, { status: 503 })
  const collection = navigation.collections.find((candidate) => candidate.handle === params.slug)
  if (!collection)
    return await redirectMoved(shopContext, { kind: "collection", handle: params.slug, url: request.url })
  const list = await readListing(shopContext, new URL(request.url).searchParams, { collection: params.slug })
  const { locale, publicOrigin, structuredData } = shopContext
  const step = { name: collection.name, path: pathsIn(locale).collection(collection.handle) }
  structuredData(breadcrumbData(publicOrigin, locale, [step]))
  return { collection, list }
}

export default renderedByData(function Collection({
  loaderData: { collection, list },
}: Route.ComponentProps) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <ListingPage
      title={collection.name}
      lead={collection.description}
      parents={[{ label: t("collectionsTitle"), to: paths.collections() }]}
      picture={collection.picture}
    >
      <PageMeta
        title={collection.name}
        description={collection.description}
        image={sharedPicture(collection.picture)}
        {...useListMeta(list)}
      />
      <Listing list={list} />
    </ListingPage>
  )
})
