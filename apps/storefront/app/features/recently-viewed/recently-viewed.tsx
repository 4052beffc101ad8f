import { useEffect } from "react"
import { Link } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { createKeptValue } from "#app/ui/kept-value.ts"
import { Picture } from "#app/ui/picture.tsx"
import { SectionHeading } from "#app/ui/section-heading.tsx"
import { useWatchedValue } from "#app/ui/watched-value.ts"
import {
  addViewed,
  type RecentlyViewed as List,
  parseViewed,
  type ViewedProduct,
} from "./recently-viewed-state.ts"

const EMPTY: List = []
const recentlyViewed = createKeptValue<List>("recently-viewed", parseViewed, EMPTY)

/** What this browser looked at before the present product, which it remembers from now on. */
export default function RecentlyViewed({ current }: { current: Omit<ViewedProduct, "viewedAt"> }) {
  const t = useTranslations("product")
  const paths = usePaths()
  const others = useWatchedValue(recentlyViewed, EMPTY).filter(({ id }) => id !== current.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per product
  useEffect(() => {
    recentlyViewed.set(addViewed(recentlyViewed.get(), { ...current, viewedAt: new Date().toISOString() }))
  }, [current.id])
  if (others.length === 0) return null
  return (
    <section className="mt-20">
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
