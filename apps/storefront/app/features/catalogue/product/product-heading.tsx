import type { CatalogueProduct } from "@porteka/commerce-sdk/wire"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { ratingText } from "#app/i18n/rating-text.ts"
import { Badge } from "#app/ui/commerce/badge.tsx"
import { Stars } from "#app/ui/commerce/stars.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface ProductHeadingProps {
  product: CatalogueProduct
  /** Null: the maker has no page. */
  makerHandle: string | null
}

/** Maker, title, label, subtitle and rating of a product. */
export function ProductHeading({ product, makerHandle }: ProductHeadingProps) {
  const t = useTranslations("product")
  const locale = useLocale()
  const paths = usePaths()
  const { maker, title, label, subtitle, rating } = product
  return (
    <header>
      {maker && (
        <p className="text-ink-muted">
          {makerHandle ? (
            <Link to={paths.maker(makerHandle)} className="underline-offset-4 hover:underline">
              {maker.name}
            </Link>
          ) : (
            maker.name
          )}
          {`, ${maker.place}`}
        </p>
      )}
      <h1 className="mt-1 text-title-lg">{title}</h1>
      {label !== null && (
        <p className="mt-3">
          <Badge tone="accent">{label}</Badge>
        </p>
      )}
      {subtitle && <p className="mt-3 text-lg text-ink-muted">{subtitle}</p>}
      {rating && (
        <a href="#reviews" className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm">
          <Stars
            value={rating.average}
            label={t("ratingLabel", { average: ratingText(rating.average, locale) })}
          />
          {t("reviewCount", { count: rating.count })}
        </a>
      )}
    </header>
  )
}
