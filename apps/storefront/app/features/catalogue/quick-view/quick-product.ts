import type {
  CatalogueOption,
  CataloguePicture,
  CatalogueProduct,
  CatalogueVariant,
} from "@porteka/commerce-sdk/wire"

/** What `GET /api/products/{handle or id}` says (specification, section 7). */
export interface ProductAnswer {
  /** The lowest variant's price; null where none has one. */
  price: number | null
  currency: string
  product: QuickProduct
}

/** As much of a product as the quick view and the wishlist show. */
export interface QuickProduct {
  id: string
  handle: string
  title: string
  /** A line or two. */
  description: string
  maker: string | null
  pictures: CataloguePicture[]
  options: CatalogueOption[]
  variants: CatalogueVariant[]
  personalisation: CatalogueProduct["personalisation"]
}
