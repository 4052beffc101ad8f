import type {
  CatalogueOption,
  CataloguePicture,
  CatalogueProduct,
  CatalogueVariant,
} from "@porteka/commerce-sdk/wire"

/** The answer of `GET /api/products/{handle or id}` (specification, section 7). */
export interface ProductAnswer {
  /** The lowest variant's price; null if no variant has a price. */
  price: number | null
  currency: string
  product: QuickProduct
}

/** The product data for the quick view and the wishlist. */
export interface QuickProduct {
  id: string
  handle: string
  title: string
  /** A short text of one or two lines. */
  description: string
  maker: string | null
  pictures: CataloguePicture[]
  options: CatalogueOption[]
  variants: CatalogueVariant[]
  personalisation: CatalogueProduct["personalisation"]
}
