import type { CatalogueVariant } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { classNames } from "#app/ui/class-names.ts"

const DOTS = { in_stock: "bg-success", low_stock: "bg-warning", out_of_stock: "bg-ink-disabled" } as const

/** Availability and stock, from real stock only. */
export function StockLine({ variant }: { variant: CatalogueVariant }) {
  const t = useTranslations("catalogue")
  const { stock, stock_state: state } = variant
  return (
    <p className="flex items-center gap-2.5 text-sm">
      <span aria-hidden="true" className={classNames("size-2.5 rounded-full", DOTS[state])} />
      {state === "in_stock" && t("inStock")}
      {state === "out_of_stock" && t("outOfStock")}
      {state === "low_stock" && t("lastPieces", { count: stock ?? 0 })}
    </p>
  )
}
