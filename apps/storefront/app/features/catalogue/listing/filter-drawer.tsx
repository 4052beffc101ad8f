import type { CatalogueList } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { Drawer } from "#app/ui/windows/drawer.tsx"
import { FilterForm } from "./filter-form.tsx"

/** The filters on a phone: a sheet over the list, with the number of results at the bottom. */
export default function FilterDrawer({
  list,
  open,
  onClose,
}: {
  list: CatalogueList
  open: boolean
  onClose: () => void
}) {
  const t = useTranslations("catalogue")
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("filters")}
      closeLabel={t("closeFilters")}
      footer={
        <Button wide onClick={onClose}>
          {t("showCount", { count: list.count })}
        </Button>
      }
    >
      <FilterForm list={list} />
    </Drawer>
  )
}
