import type { CatalogueList } from "@porteka/commerce-sdk"
import { Form, useSearchParams } from "react-router"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { FilterFields } from "./filter-fields.tsx"
import { useApplyFilters, useFilterForm } from "./use-filter-form.ts"

/** The form whose query is the list's URL. Without scripts it has a button, with them each change applies. */
export function FilterForm({ id, list }: { id?: string; list: CatalogueList }) {
  const t = useTranslations("catalogue")
  const [search] = useSearchParams()
  const form = useFilterForm()
  const apply = useApplyFilters()
  const term = search.get("q")
  return (
    <Form
      ref={form}
      id={id}
      method="get"
      aria-label={t("filters")}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      {term && <input type="hidden" name="q" value={term} />}
      <FilterFields list={list} />
      <div className="mt-6 hidden noscript:block">
        <Button type="submit" wide>
          {t("apply")}
        </Button>
      </div>
    </Form>
  )
}
