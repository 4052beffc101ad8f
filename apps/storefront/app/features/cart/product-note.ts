import type { CataloguePicture, CatalogueVariant } from "@porteka/commerce-sdk/wire"

/** What the browser shows of goods it keeps by itself while the back end is away. */
export interface ProductNote {
  title: string
  variantTitle: string | null
  thumbnail: string | null
  /** Gross; null when it is not known. */
  price: number | null
}

export function toProductNote(
  product: { title: string; pictures: CataloguePicture[] },
  variant: Pick<CatalogueVariant, "title" | "price"> | null,
): ProductNote {
  const [picture] = product.pictures
  return {
    title: product.title,
    variantTitle: variant?.title ?? null,
    thumbnail: picture ? `${picture.base}-${picture.widths[0]}.webp` : null,
    price: variant?.price?.amount ?? null,
  }
}
