import type { CatalogueCategory } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { linkPrefetch } from "#app/ui/navigation/link-prefetch.ts"

const PICTURE_SIZES = "(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 45vw"

/** A search that found nothing: says so, and shows what there is instead. */
export function NoHits({ q, categories }: { q: string; categories: CatalogueCategory[] }) {
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
      {categories.length > 0 && (
        <section aria-labelledby="what-there-is">
          <h2 id="what-there-is" className="mb-6 text-center text-title-sm">
            {t("whatThereIs")}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
            {categories.map((category) => (
              <li key={category.id} className="group/card relative">
                <div className="aspect-square overflow-hidden rounded-sm bg-surface-sunken">
                  {category.picture && (
                    <Picture
                      source={{ ...category.picture, alt: "" }}
                      sizes={PICTURE_SIZES}
                      fill
                      className="size-full"
                    />
                  )}
                </div>
                <h3 className="mt-3 text-title-xs">
                  <Link
                    to={paths.category(category.handle)}
                    prefetch={linkPrefetch()}
                    className="quiet-link after:absolute after:inset-0"
                  >
                    {category.name}
                  </Link>
                </h3>
                <p className="mt-1 text-ink-muted text-sm">{t("count", { count: category.product_count })}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
