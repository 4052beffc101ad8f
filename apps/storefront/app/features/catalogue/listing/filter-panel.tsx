import type { CatalogueList } from "@porteka/commerce-sdk"
import { SlidersHorizontal } from "lucide-react"
import { type MouseEvent, Suspense, useState } from "react"
import { useTranslations } from "use-intl"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { AwaitedWindow } from "#app/ui/windows/awaited-window.ts"
import { FilterForm } from "./filter-form.tsx"

const FilterDrawer = lazyPart(() => import("./filter-drawer.tsx"))
const DESKTOP = "(width >= 64rem)"

/** Beside the list on a desktop; on a phone a sheet, or without scripts a collapsible part of the page. */
export function FilterPanel({ id, list, active }: { id: string; list: CatalogueList; active: number }) {
  const t = useTranslations("catalogue")
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never")
  const openDrawer = (event: MouseEvent) => {
    if (matchMedia(DESKTOP).matches) return
    event.preventDefault()
    setDrawer("open")
  }
  return (
    <>
      <details className="open-on-desk">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary onClick={openDrawer} className={buttonClass("secondary")}>
          <SlidersHorizontal className="size-4.5" />
          {active > 0 ? t("filtersWithCount", { count: active }) : t("filters")}
        </summary>
        <div className="max-lg:mt-6">
          <FilterForm id={id} list={list} />
        </div>
      </details>
      {drawer !== "never" && (
        <Suspense fallback={<AwaitedWindow />}>
          <FilterDrawer list={list} open={drawer === "open"} onClose={() => setDrawer("closed")} />
        </Suspense>
      )}
    </>
  )
}
