import type { CatalogueFacet } from "@porteka/commerce-sdk/wire"
import { Search as SearchIcon } from "lucide-react"
import { useEffect } from "react"
import { Form, redirect, useSearchParams } from "react-router"
import { useTranslations } from "use-intl"
import { CategoryTiles, toCategoryTiles } from "#app/features/catalogue/category-tiles.tsx"
import { activeFilters, isNarrowed } from "#app/features/catalogue/listing/active-filters.ts"
import { useFilterText } from "#app/features/catalogue/listing/filter-chips.tsx"
import { readListing } from "#app/features/catalogue/listing/listing.server.ts"
import { Listing } from "#app/features/catalogue/listing/listing.tsx"
import { ListingPage } from "#app/features/catalogue/listing/listing-page.tsx"
import { NoHits } from "#app/features/catalogue/listing/no-hits.tsx"
import { withWordFilters } from "#app/features/catalogue/listing/word-filters.ts"
import { useConsent } from "#app/features/consent/consent.ts"
import { mainCategories } from "#app/features/search/answer-search.server.ts"
import { CollectionLinks } from "#app/features/search/collection-links.tsx"
import { collectionsNamed } from "#app/features/search/collections-named.server.ts"
import { HelpLinks, useHelpTopics } from "#app/features/search/help-links.tsx"
import { rememberSearch } from "#app/features/search/last-searches.ts"
import { QUERY_CHARACTERS } from "#app/features/search/search-answer.ts"
import { CategoryChips } from "#app/features/search/search-chips.tsx"
import { SearchNotes } from "#app/features/search/search-notes.tsx"
import { pathsIn } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { renderedByData } from "#app/shell/page/rendered-by-data.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import type { Route } from "./+types/search.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ url, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const search = url.searchParams
  const q = (search.get("q") ?? "").trim().slice(0, QUERY_CHARACTERS)
  if (!q) {
    const chips = await mainCategories(shopContext)
    return { q, list: null, help: [], collections: [], categories: [], chips }
  }
  // A link from the search panel, where the last word may be unfinished.
  const typing = search.get("typing") === "1"
  const list = await readListing(shopContext, search, { q, count_missed: true, typing })
  if (list.search?.filters) {
    const paths = pathsIn(shopContext.locale)
    const next = withWordFilters(search, list.search)
    throw redirect(`${next.has("q") ? paths.search() : paths.products()}?${next}`)
  }
  const nothing = list.count === 0 && !isNarrowed(list.facets)
  const help = list.search?.help ?? []
  shopContext.tag("navigation")
  const menu = await shopContext.navigation()
  const collections = collectionsNamed(q, menu?.collections ?? [], shopContext.locale).map(
    ({ handle, name }) => ({ handle, name }),
  )
  if (!nothing) return { q, list, help, collections, categories: [], chips: [] }
  const categories = toCategoryTiles(menu?.categories ?? [])
  return { q, list: null, help, collections, categories, chips: [] }
}

export default renderedByData(function Search({
  loaderData: { q, list, help, collections, categories, chips },
}: Route.ComponentProps) {
  const t = useTranslations("catalogue")
  const isHelped = useHelpTopics(help).length > 0
  const title = useTitle(q, list?.facets ?? [])
  const mayRemember = useConsent()?.functional ?? false
  useEffect(() => {
    if (mayRemember) rememberSearch(q)
  }, [mayRemember, q])
  return (
    <ListingPage title={title}>
      <PageMeta title={title} indexed={false} />
      <Form role="search" method="get" className="mb-10 flex max-w-160 flex-wrap gap-2">
        <TextInput
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          aria-label={t("searchLabel")}
          placeholder={t("searchPlaceholder")}
          maxLength={QUERY_CHARACTERS}
          before={<SearchIcon className="size-5" />}
          className="min-w-40 flex-1"
        />
        <Button type="submit">{t("search")}</Button>
      </Form>
      <CategoryChips categories={chips} />
      <HelpLinks topics={help} />
      <CollectionLinks collections={collections} />
      {list?.search && <SearchNotes {...list.search} />}
      {list && <Listing list={list} />}
      {q && !list && !isHelped && <NoHits q={q} categories={categories} />}
      {!list && isHelped && <CategoryTiles categories={categories} title={t("ourCategories")} />}
    </ListingPage>
  )
})

/** Price words that became filters belong to what was typed: „ajándék 3000 Ft alatt”. */
function useTitle(q: string, facets: readonly CatalogueFacet[]): string {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  const text = useFilterText()
  if (!q) return t("search")
  const prices = activeFilters(search, facets).filter(({ kind }) => kind === "range")
  return [t("searchTitle", { q }), ...prices.map(text)].join(", ")
}
