import type { CatalogueFacet, CatalogueList } from "@porteka/commerce-sdk"
import type { ReactNode } from "react"
import { useSearchParams } from "react-router"
import { useTranslations } from "use-intl"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { PriceFilter } from "./price-filter.tsx"

/** Values shown before "more"; a facet with few more shows them all. */
const SHOWN_VALUES = 8
const HIDDEN_FROM = 3

const FACET_TITLES = {
  category: "facetCategory",
  material: "facetMaterial",
  region: "facetRegion",
  colour: "facetColour",
} as const

/** All that narrows a list, with how many goods each choice has. */
export function FilterFields({ list }: { list: CatalogueList }) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  const flag = (name: "in_stock" | "on_sale") => ({
    name,
    value: "1",
    defaultChecked: search.get(name) === "1",
  })
  return (
    <div className="flex flex-col gap-7">
      <Group title={t("availability")}>
        <Checkbox {...flag("in_stock")} label={t("onlyInStock")} note={list.in_stock_count} />
        <Checkbox {...flag("on_sale")} label={t("onlyOnSale")} note={list.on_sale_count} />
      </Group>
      <Group title={t("price")}>
        <PriceFilter range={list.price_range ?? { min: 0, max: 0 }} />
      </Group>
      {list.facets.map((facet) => (
        <FacetGroup key={facet.id} facet={facet} chosen={search.getAll(facet.id)} />
      ))}
    </div>
  )
}

function FacetGroup({ facet, chosen }: { facet: CatalogueFacet; chosen: string[] }) {
  const t = useTranslations("catalogue")
  if (facet.values.length === 0) return null
  const foldFrom = facet.values.length >= SHOWN_VALUES + HIDDEN_FROM ? SHOWN_VALUES : facet.values.length
  const folded = facet.values.slice(foldFrom)
  const box = ({ value, label, count }: CatalogueFacet["values"][number]) => (
    <Checkbox
      key={value}
      name={facet.id}
      value={value}
      label={label}
      note={count}
      defaultChecked={chosen.includes(value)}
      className="max-lg:min-h-11"
    />
  )
  return (
    <Group title={t(FACET_TITLES[facet.id])}>
      {facet.values.slice(0, foldFrom).map(box)}
      {folded.length > 0 && (
        <details open={folded.some(({ value }) => chosen.includes(value))} className="group/more">
          <summary className="inline-flex min-h-11 items-center text-link text-sm group-open/more:hidden">
            {t("moreValues", { count: folded.length })}
          </summary>
          {folded.map(box)}
        </details>
      )}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{title}</legend>
      {children}
    </fieldset>
  )
}
