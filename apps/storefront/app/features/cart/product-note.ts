import { type CataloguePicture, type CatalogueVariant, smallestAddress } from "@porteka/commerce-sdk/wire"

/** What the browser shows of items it stores while the back end is unavailable. */
export interface ProductNote {
  title: string
  variantTitle: string | null
  thumbnail: string | null
  /** Gross; null if unknown. */
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
