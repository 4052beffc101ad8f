import { data, redirect } from "react-router"
import { useTranslations } from "use-intl"
import { CategoryLinks } from "#app/features/catalogue/listing/category-links.tsx"
import { findCategoryPath } from "#app/features/catalogue/listing/find-category.ts"
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
import type { Route } from "./+types/category.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const navigation = await shopContext.navigation()
  if (!navigation) throw data(null, { status: 503 })
  const path = findCategoryPath(navigation.categories, params.slug)
  if (!path && navigation.collections.some(({ handle }) => handle === params.slug)) {
    // Specification, section 2: the search links to collections with this URL.
    throw redirect(pathsIn(shopContext.locale).collection(params.slug), 301)
  }
  if (!path)
    return await redirectMoved(shopContext, { kind: "category", handle: params.slug, url: request.url })
  const list = await readListing(shopContext, new URL(request.url).searchParams, { category: params.slug })
  const { locale, publicOrigin, structuredData } = shopContext
  const steps = path.map(({ name, handle }) => ({ name, path: pathsIn(locale).category(handle) }))
  structuredData(breadcrumbData(publicOrigin, locale, steps))
  return { path, list }
}

export default renderedByData(function Category({ loaderData: { path, list } }: Route.ComponentProps) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  const listMeta = useListMeta(list)
  const category = path[path.length - 1]
  if (!category) return null
  const parents = path
    .slice(0, -1)
    .map((parent) => ({ label: parent.name, to: paths.category(parent.handle) }))
  return (
    <ListingPage
      title={category.name}
      lead={category.description}
      parents={parents}
      picture={category.picture}
      aside={
        category.children.length > 0 && (
          <CategoryLinks label={t("subcategories")} categories={category.children} />
        )
      }
    >
      <PageMeta
        title={category.name}
        description={category.description}
        image={sharedPicture(category.picture)}
        {...listMeta}
      />
      <Listing list={list} />
    </ListingPage>
  )
})
