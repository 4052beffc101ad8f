import type {
  FlagFacetKey,
  ProducerGuarantee,
  RangeFacetKey,
  ShopPicture,
  ValuesFacetKey,
} from "@porteka/shop"
import type { ProductRating } from "./review-types.ts"

/**
 * The read model's wire types: the answers of `GET /catalogue/*`, in one language. The back end builds these
 * documents (apps/backend/src/modules/catalogue), the storefront renders them. Amounts are gross whole forints
 * (rulings D6, D7); times are ISO 8601 strings.
 */

export interface CataloguePicture extends ShopPicture {
  alt: string
}

export interface CataloguePrice {
  /** The current price. */
  amount: number
  /**
   * The lowest price of the 30 days before the reduction, if the current price may be announced as a discount
   * (4/2009. (I. 30.) NFGM-SZMM r. 2/A. §); otherwise null.
   */
  reference_amount: number | null
  /** Whole percent of the reduction from `reference_amount`, rounded down; null without it. */
  percent: number | null
}

/** Unit price (1997. CLV. tv.; 4/2009 r. 3. §); null for single pieces. */
export interface CatalogueUnitPrice {
  amount: number
  reference_amount: number | null
  unit: "kg" | "l" | "m" | "m2" | "piece"
}

export type StockState = "in_stock" | "low_stock" | "out_of_stock"

export interface CatalogueReference {
  id: string
  handle: string
  name: string
}

export interface CatalogueVariant {
  id: string
  title: string
  sku: string | null
  /** Chosen value per option id. */
  option_values: Record<string, string>
  price: CataloguePrice | null
  unit_price: CatalogueUnitPrice | null
  /** Available quantity; null if stock is not managed for this variant. */
  stock: number | null
  stock_state: StockState
  /** Index of the product picture of this variant; null if it has none of its own. */
  picture: number | null
}

export interface CatalogueOption {
  id: string
  title: string
  values: string[]
}

/** Details that a product must name before it is bought (Regulation (EU) 2023/988 Art. 19). */
export interface SafetyContact {
  name: string
  address: string
  email: string
}

/** The maker, and who is responsible for the product (Regulation (EU) 2023/988 Art. 19). */
export interface CatalogueMaker extends SafetyContact {
  place: string
  region: string
  /** The responsible person in the European Union if the maker is outside of it; null otherwise. */
  eu_responsible: SafetyContact | null
}

/** A line of a product's data sheet. */
export interface CatalogueFact {
  label: string
  value: string
}

/** Properties that Google's feed and schema.org have under the same names. */
export type CatalogueProperties = Partial<Record<"color" | "pattern" | "size", string>>

/** One product page. */
export interface CatalogueProduct {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string
  pictures: CataloguePicture[]
  /** Food: its data sheet names ingredients, net weight and storage. */
  is_food: boolean
  /** From the root category to the narrowest one. */
  category_path: CatalogueReference[]
  collections: CatalogueReference[]
  options: CatalogueOption[]
  variants: CatalogueVariant[]
  material: string | null
  /** The size as a text: "Magasság 9 cm, átmérő 8 cm, űrtartalom 3 dl". */
  dimensions: string | null
  care: string | null
  /** Facet values for display, in order. */
  facts: CatalogueFact[]
  /** Facet values under machine-readable names. */
  properties: CatalogueProperties
  maker: CatalogueMaker | null
  /** Safety warnings to show before purchase. */
  warnings: string[]
  /** The producer's guarantee of more than two years, for which the EU's label is shown. */
  garan: ProducerGuarantee | null
  /** Why the 14-day withdrawal right does not apply (45/2014. Korm. r. 29. §); null when it does. */
  withdrawal_exemption: "custom" | "hygiene" | "perishable" | null
  /** The inscription required with an order; null if the product takes none. */
  personalisation: { max_length: number; characters: "letters" | "text" } | null
  /** Working days needed to make it after an order; 0 if it is in stock. */
  making_days: number
  /** The owner's label in the language of the request, such as "Limited"; null: none. */
  label: string | null
  weight_grams: number | null
  /** The buyers' rating; null if there are no reviews. */
  rating: ProductRating | null
  created_at: string
  updated_at: string
}

/** `GET /catalogue/line-options`: a paid option of cart lines, with its current unit price. */
export interface LineOptionPrice {
  key: string
  amount: number
  currency_code: string
}

/** `GET /catalogue/products/{handle}`. */
export interface CatalogueProductAnswer {
  product: CatalogueProduct
  /**
   * The requested number of related products: from its narrowest category, then wider ones (or its first
   * collection).
   */
  related: CatalogueCard[]
  /** The cache tag of `related`; null if none were requested, or it belongs to no group. */
  related_tag: CatalogueTag | null
  /** Products that several buyers ordered together with it, best first; including those sold out now. */
  bought_together: CatalogueCard[]
}

/** A color or pattern of a product, in a list. */
export interface CatalogueLook {
  /** Its name: "Kék". */
  name: string
  /** URL of a small picture of it. */
  picture: string
}

/** One card in a list. */
export interface CatalogueCard {
  id: string
  handle: string
  title: string
  subtitle: string | null
  maker: string | null
  pictures: CataloguePicture[]
  /** The cheapest variant's price; null if no variant has one. */
  price: CataloguePrice | null
  unit_price: CatalogueUnitPrice | null
  /** A variant's price may be announced as a discount; not always the cheapest one's. */
  on_sale: boolean
  /** True if variants differ in price: the card says "from". */
  price_varies: boolean
  stock_state: StockState
  is_new: boolean
  /** The owner's label, as on the product. */
  label: string | null
  variant_count: number
  rating: ProductRating | null
  /** Its variations with pictures; empty if there is only one. */
  looks: CatalogueLook[]
  /**
   * The variant that can be added to the cart directly; null if there is a choice to make or an inscription to
   * enter.
   */
  only_variant_id: string | null
}

/**
 * `best_selling`: by quantity ordered in the last 90 days; `best_rated`: by the buyers' ratings, of which few count less.
 * Products without sales or ratings follow, newest first.
 */
export const CATALOGUE_SORTS = [
  "relevance",
  "best_selling",
  "best_rated",
  "newest",
  "price_asc",
  "price_desc",
  "name",
] as const
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

export interface CatalogueFacetValue {
  value: string
  label: string
  count: number
  chosen?: true
}

/** A filter of a list with its counts; labels are in the list's language. */
export type CatalogueFacet = CatalogueValuesFacet | CatalogueRangeFacet | CatalogueFlagFacet

export interface CatalogueValuesFacet {
  kind: "values"
  key: ValuesFacetKey
  label: string
  /** Counts are those of the list without this facet. Selected values are included even with a count of 0. */
  values: CatalogueFacetValue[]
}

export interface CatalogueRangeFacet {
  kind: "range"
  key: RangeFacetKey
  label: string
  /** In the list without this facet; null if it contains no amount. */
  bounds: { min: number; max: number } | null
  /** Null for an open bound. */
  chosen: { min: number | null; max: number | null }
}

export interface CatalogueFlagFacet {
  kind: "flag"
  key: FlagFacetKey
  label: string
  /** In the list without this facet. */
  count: number
  chosen: boolean
}

/** The selected values of range and flag facets. */
type CatalogueAmounts = Partial<Record<`${RangeFacetKey}_min` | `${RangeFacetKey}_max`, number>>
type CatalogueFlags = Partial<Record<FlagFacetKey, boolean>>

export interface CatalogueListQuery extends CatalogueAmounts, CatalogueFlags {
  /** Category handle, including its sub-categories. */
  category?: string
  /** Collection handle. */
  collection?: string
  q?: string
  /** Submitted by a shopper: if nothing is found, it is counted as a search without results. */
  count_missed?: boolean
  /** Still being typed: the last word may be unfinished. */
  typing?: boolean
  sort?: CatalogueSort
  /** From 1. */
  page?: number
  page_size?: number
  /** Only products first published in the last `NEW_PRODUCT_DAYS` days. */
  new_only?: boolean
  /** Only products ordered in the last 90 days. */
  sold_only?: boolean
  /** Several values of one facet widen the result, several facets narrow it. */
  facets?: Partial<Record<ValuesFacetKey, string[]>>
}

export interface CatalogueList {
  products: CatalogueCard[]
  count: number
  page: number
  page_size: number
  page_count: number
  /** In the order they are offered. */
  facets: CatalogueFacet[]
  /** Null if there was no search. */
  search: CatalogueSearch | null
}

/** A page of the shop that a search may be about. */
export type HelpTopic =
  | "shipping"
  | "returns"
  | "withdrawal"
  | "tracking"
  | "contact"
  | "guarantee"
  | "complaints"
  | "terms"
  | "privacy"
  | "cookies"
  | "imprint"
  | "accessibility"
  | "about"
  | "makers"
  | "account"
  | "gift-card"
  | "gift-wrap"
  | "coupon"
  | "newsletter"
  | "faq"
  | "wishlist"
  | "journal"

/** How the shop interpreted the search text. */
export interface CatalogueSearch {
  /** The search words, without those that are `filters`. */
  q: string
  /** The number of exact matches, which come first; the others are only similar. */
  exact_count: number
  /** The suggestion for a misspelled word; the list then contains its results, none of them exact. */
  suggestion: string | null
  /** The words, as typed, that were not searched for: they do not distinguish products („szép”, „2 db”). */
  left_out: string[]
  /** A price in another currency, as typed; it was not searched for. */
  foreign_price: string | null
  /** The words narrow nothing, so all products are listed: „kézműves”, „ajándék”. */
  everything: boolean
  /** Pages of the shop that answer the query: „szállítás”, "return policy"; the best first. */
  help: HelpTopic[]
  /** What its words say about the list, if anything; bounds and order in the URL take precedence. */
  filters: WordFilters | null
}

/** „5000 Ft alatt”, „olcsó”, „akciós”, "in stock", "bestsellers". */
export interface WordFilters {
  price_min: number | null
  price_max: number | null
  flags: FlagFacetKey[]
  sort: CatalogueSort | null
}

/** Products in a stable order. */
export interface CatalogueExport {
  products: CatalogueProduct[]
  /** Where to continue; null at the end. */
  next: string | null
}

export interface CatalogueCategory extends CatalogueReference {
  description: string
  product_count: number
  picture: CataloguePicture | null
  children: CatalogueCategory[]
}

export interface CatalogueCollection extends CatalogueReference {
  description: string
  product_count: number
  picture: CataloguePicture | null
}

/** Data for header, footer and category pages; small and cached as a whole. */
export interface CatalogueNavigation {
  categories: CatalogueCategory[]
  collections: CatalogueCollection[]
}

/**
 * A row of the change feed. The storefront drops every stored page that has one of the tags. `cursor` only
 * grows; a reader that was offline continues from its last one.
 */
export interface CatalogueChange {
  cursor: number
  tags: CatalogueTag[]
}

export type CatalogueTag =
  | `product:${string}`
  | `category:${string}`
  | `collection:${string}`
  | "products"
  | "best-sellers"
  | "navigation"
  | `content:${string}`
  | "shop"

export interface CatalogueChanges {
  /** The newest cursor, from which to continue. */
  cursor: number
  changes: CatalogueChange[]
  /** True if the requested cursor is older than the feed: everything stored must be dropped. */
  reset: boolean
}
