import { useEffect } from "react"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useKeptInLocale } from "#app/ui/browser/use-kept-in-locale.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { SectionHeading } from "#app/ui/layout/section-heading.tsx"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { addViewed, type ViewedProduct } from "./recently-viewed-state.ts"
import { NONE_VIEWED, viewedProducts } from "./viewed-products.ts"

/** The data of a product page that is stored. */
export type ProductInView = Omit<ViewedProduct, "viewedAt" | "locale">

interface RecentlyViewedProps {
  current: ProductInView
  /** A product in the page's language; null if it is not available. */
  load: (id: string) => Promise<ProductInView | null>
}

/** The products that this browser viewed before the current one, which is now added. */
export function RecentlyViewed({ current, load }: RecentlyViewedProps) {
  const t = useTranslations("product")
  const paths = usePaths()
  const others = useWatchedValue(viewedProducts, NONE_VIEWED).filter(({ id }) => id !== current.id)
  const locale = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another product or language is a new view
  useEffect(() => {
    const viewed = { ...current, locale, viewedAt: new Date().toISOString() }
    viewedProducts.set(addViewed(viewedProducts.get(), viewed))
  }, [current.id, locale])
  useKeptInLocale(viewedProducts, locale, async ({ id, viewedAt }) => {
    const product = await load(id)
    return product && { ...product, locale, viewedAt }
  })
  if (others.length === 0) return null
  return (
    <section data-print="hide" className="mt-20">
      <SectionHeading title={t("recentlyViewed")} />
      <ul className="no-scrollbar -mx-1 flex gap-4 overflow-x-auto px-1 pb-2">
        {others.map((product) => (
          <li key={product.id} className="relative w-32 shrink-0 sm:w-36">
            {product.picture ? (
              <Picture
                source={{ ...product.picture, alt: "" }}
                sizes="9rem"
                fill
                className="aspect-4/5 rounded-sm"
              />
            ) : (
              <span className="block aspect-4/5 rounded-sm bg-surface-sunken" />
            )}
            <Link
              to={paths.product(product.handle)}
              className="quiet-link mt-2 block text-sm after:absolute after:inset-0"
            >
              {product.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
