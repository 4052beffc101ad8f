import { type CataloguePicture, type CatalogueVariant, smallestAddress } from "@porteka/commerce-sdk/wire"

/** What the browser shows of goods it keeps by itself while the back end is unavailable. */
export interface ProductNote {
  title: string
  variantTitle: string | null
  thumbnail: string | null
  /** Gross; null when it is not known. */
  price: number | null
}

export function toProductNote(
  product: { title: string; pictures: CataloguePicture[] },
  variant: Pick<CatalogueVariant, "title" | "price" | "picture"> | null,
): ProductNote {
  const picture = product.pictures[variant?.picture ?? 0]
  return {
    title: product.title,
    variantTitle: variant?.title ?? null,
    thumbnail: picture ? smallestAddress(picture) : null,
    price: variant?.price?.amount ?? null,
  }
}
