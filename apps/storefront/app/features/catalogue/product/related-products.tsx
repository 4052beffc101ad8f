import type { CatalogueCard as Card } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { ProductGrid } from "#app/ui/commerce/product-grid.tsx"
import { SectionHeading } from "#app/ui/layout/section-heading.tsx"
import { CardItem } from "../card/card-item.tsx"

interface RelatedProductsProps {
  /** Why these. */
  kind: "related" | "boughtTogether"
  products: Card[]
}

/** A row of other products below a product. */
export function RelatedProducts({ kind, products }: RelatedProductsProps) {
  const t = useTranslations("product")
  if (products.length === 0) return null
  return (
    <section data-print="hide" className="mt-20 lg:mt-28">
      <SectionHeading title={t(kind)} />
      <ProductGrid className="whole-rows">
        {products.map((card) => (
          <CardItem key={card.id} card={card} />
        ))}
      </ProductGrid>
    </section>
  )
}
