import type {
  CatalogueFacet,
  CatalogueFacetValue,
  CatalogueList,
  CatalogueValuesFacet,
} from "@porteka/commerce-sdk"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { RangeFilter } from "./range-filter.tsx"

/** Values shown before "more"; a facet with few more shows them all. */
const SHOWN_VALUES = 8
const HIDDEN_FROM = 3

/** All filters of a list with their counts; yes/no filters come first, together. */
export function FilterFields({ list }: { list: CatalogueList }) {
  const t = useTranslations("catalogue")
  const flags = list.facets.filter((facet) => facet.kind === "flag")
  return (
    // No flex container: Safari makes a fieldset in one taller by its legend.
    <div className="space-y-7">
      {flags.length > 0 && (
        <Group title={t("availability")}>
          {flags.map(({ key, label, count, chosen }) => (
            <Checkbox key={key} name={key} value="1" label={label} note={count} defaultChecked={chosen} />
          ))}
        </Group>
      )}
      {list.facets.map((facet) => (
        <FacetGroup key={facet.key} facet={facet} />
      ))}
    </div>
  )
}

function FacetGroup({ facet }: { facet: CatalogueFacet }) {
  if (facet.kind === "flag") return null
  if (facet.kind === "values") return <ValuesGroup facet={facet} />
  return (
    <Group title={facet.label}>
      <RangeFilter facet={facet} />
    </Group>
  )
}

function ValuesGroup({ facet }: { facet: CatalogueValuesFacet }) {
  const t = useTranslations("catalogue")
  const foldFrom = facet.values.length >= SHOWN_VALUES + HIDDEN_FROM ? SHOWN_VALUES : facet.values.length
  const folded = facet.values.slice(foldFrom)
  const box = ({ value, label, count, chosen }: CatalogueFacetValue) => (
    <Checkbox
      key={value}
      name={facet.key}
      value={value}
      label={label}
      note={count}
      defaultChecked={chosen}
      className="max-lg:min-h-11"
    />
  )
  return (
    <Group title={facet.label}>
      {facet.values.slice(0, foldFrom).map(box)}
      {folded.length > 0 && (
        <details open={folded.some(({ chosen }) => chosen)} className="group/more">
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
    <HydratedLater>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{title}</legend>
        {children}
      </fieldset>
    </HydratedLater>
  )
}
