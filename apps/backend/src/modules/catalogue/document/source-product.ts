import type { CataloguePrice, ProductRating, StockState } from "@porteka/commerce-sdk"
import type { ShopPicture } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"

/** A text in every language; a missing translation contains the default text. */
export type LocalizedText = Record<Locale, string>

export interface SourceReference {
  id: string
  handle: string
  name: LocalizedText
}

export interface SourceOption {
  id: string
  title: LocalizedText
  values: { id: string; value: LocalizedText }[]
}

export interface SourceVariant {
  id: string
  title: LocalizedText
  sku: string | null
  metadata: unknown
  /** Chosen value's id per option id. */
  option_value_ids: Record<string, string>
  price: CataloguePrice | null
  /** Available quantity; null if stock is not counted. */
  stock: number | null
  stock_state: StockState
  /** Index of the variant's picture among the product's pictures. */
  picture: number | null
}

export interface SourcePicture extends ShopPicture {
  alt: LocalizedText
}

/** Everything a document is built from, read from Medusa's modules, in all languages. */
export interface SourceProduct {
  id: string
  handle: string
  title: LocalizedText
  subtitle: LocalizedText | null
  description: LocalizedText
  metadata: unknown
  weight_grams: number | null
  pictures: SourcePicture[]
  /** One path from the root to the category for each category of the product, narrowest first. */
  category_paths: SourceReference[][]
  collections: SourceReference[]
  options: SourceOption[]
  variants: SourceVariant[]
  /** Number of pieces ordered recently. */
  sold: number
  /** The average rating; null without reviews. */
  rating: ProductRating | null
  created_at: string
  updated_at: string
  /** The next times at which a price starts or ends. */
  price_changes_at: string[]
}
