import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { type CategoryTile, CategoryTiles } from "../category-tiles.tsx"

/** A search without results: says so, and shows alternatives. */
export function NoHits({ q, categories }: { q: string; categories: CategoryTile[] }) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <>
      <div role="status">
        <EmptyState
          title={<span className="wrap-anywhere">{t("nothingFoundTitle", { q })}</span>}
          text={t("nothingFoundText")}
          action={
            <>
              <Link to={paths.products()} className={buttonClass("primary")}>
                {t("emptyAction")}
              </Link>
              <Link to={paths.contact()} className={buttonClass("secondary")}>
                {t("nothingFoundAsk")}
              </Link>
            </>
          }
        />
      </div>
      <CategoryTiles categories={categories} title={t("whatThereIs")} />
    </>
  )
}
