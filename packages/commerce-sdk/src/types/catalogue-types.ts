import type { FlagFacetKey, RangeFacetKey, ValuesFacetKey } from "@porteka/shop"
import type { ProductRating } from "./review-types.ts"

/**
 * The read model's wire types: what `GET /catalogue/*` answers, in one language.
 * The back end builds these documents (apps/backend/src/modules/catalogue), the storefront draws them.
 * Amounts are gross whole forints (ruling D6, D7); times are ISO 8601 strings.
 */

/** A picture in all its pre-made sizes: `${base}-${width}.avif`, `.webp` for every width, `.jpg` for the largest. */
export interface CataloguePicture {
  /** Path without width and extension, content-hashed: `/pictures/kek-bogre-1-3f9a2c1b`. */
  base: string
  /** Widths that exist, ascending, in pixels. */
  widths: number[]
  /** Size of the largest one in pixels; gives the place its aspect ratio before the picture is there. */
  width: number
  height: number
  /** Average colour as `#rrggbb`, painted until the picture arrives. */
  tone: string
  alt: string
}

export interface CataloguePrice {
  /** What is paid now. */
  amount: number
  /**
   * The lowest price of the 30 days before the reduction, when the present price may be announced
   * as a discount (4/2009. (I. 30.) NFGM-SZMM r. 2/A. §); otherwise null.
   */
  reference_amount: number | null
  /** Whole percent of the reduction against `reference_amount`, rounded down; null with it. */
  percent: number | null
}

/** Unit price (1997. CLV. tv.; 4/2009 r. 3. §); null where it equals the price (goods sold by the piece). */
export interface CatalogueUnitPrice {
  amount: number
  reference_amount: number | null
  unit: "kg" | "l" | "m" | "m2"
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
  /** Pieces that can be sold now; null when stock is not counted for this variant. */
  stock: number | null
  stock_state: StockState
  /** Which of the product's pictures shows this variant; null when none shows it in particular. */
  picture: number | null
}

export interface CatalogueOption {
  id: string
  title: string
  values: string[]
}

/** Who made it and who answers for it (Regulation (EU) 2023/988 Art. 19). */
export interface CatalogueMaker {
  name: string
  place: string
  region: string
  address: string
  email: string
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
  /** Eaten: its data sheet names ingredients, net weight and storage. */
  is_food: boolean
  /** From the root category to the narrowest one. */
  category_path: CatalogueReference[]
  collections: CatalogueReference[]
  options: CatalogueOption[]
  variants: CatalogueVariant[]
  material: string | null
  /** Size as a sentence: "Magasság 9 cm, átmérő 8 cm, űrtartalom 3 dl". */
  dimensions: string | null
  care: string | null
  /** What facets say of it, to be read by people, in their order. */
  facts: CatalogueFact[]
  /** What facets say of it under names that machines know. */
  properties: CatalogueProperties
  maker: CatalogueMaker | null
  /** Safety warnings to show before purchase. */
  warnings: string[]
  /** Why the 14-day withdrawal right does not apply (45/2014. Korm. r. 29. §); null when it does. */
  withdrawal_exemption: "custom" | "hygiene" | "perishable" | null
  /** The text that has to be given with an order of these goods; null where nothing is written on them. */
  personalisation: { max_length: number; characters: "letters" | "text" } | null
  /** Working days it takes to make them after they were ordered; 0 where they lie ready. */
  making_days: number
  weight_grams: number | null
  /** What buyers think of it; null where nobody has said anything. */
  rating: ProductRating | null
  created_at: string
  updated_at: string
}

/** `GET /catalogue/line-options`: an option of cart lines that costs something, and what it costs a piece today. */
export interface LineOptionPrice {
  key: string
  amount: number
  currency_code: string
}

/** `GET /catalogue/products/{handle}`. */
export interface CatalogueProductAnswer {
  product: CatalogueProduct
  /** As many other goods as were asked for: of its narrowest category, then the wider ones (or its first collection). */
  related: CatalogueCard[]
  /** What `related` depends on; null when none were asked for, or it belongs nowhere. */
  related_tag: CatalogueTag | null
  /** Goods that several buyers had in one order with it, the closest first; also such as are sold out now. */
  bought_together: CatalogueCard[]
}

/** A colour or pattern that goods come in, as a list shows it. */
export interface CatalogueLook {
  /** What it is called: "Kék". */
  name: string
  /** Address of a small picture of it. */
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
  /** The cheapest variant's price; null when no variant has one. */
  price: CataloguePrice | null
  unit_price: CatalogueUnitPrice | null
  /** Some variant's price may be announced as a discount; not always the cheapest one's. */
  on_sale: boolean
  /** True when variants differ in price: the card says "from". */
  price_varies: boolean
  stock_state: StockState
  is_new: boolean
  variant_count: number
  rating: ProductRating | null
  /** In how many looks it comes, each with a picture; empty when there is one only. */
  looks: CatalogueLook[]
  /** The variant that can be put into the cart as it is; null when there is a choice to make or a text to give. */
  only_variant_id: string | null
}

export const CATALOGUE_SORTS = ["relevance", "newest", "price_asc", "price_desc", "name"] as const
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

export interface CatalogueFacetValue {
  value: string
  label: string
  count: number
  chosen?: true
}

/** What a list can be narrowed by and how far it is; labels are in the list's language. */
export type CatalogueFacet = CatalogueValuesFacet | CatalogueRangeFacet | CatalogueFlagFacet

export interface CatalogueValuesFacet {
  kind: "values"
  key: ValuesFacetKey
  label: string
  /** Counts are those of the list without this facet. What is chosen is there even where nothing has it. */
  values: CatalogueFacetValue[]
}

export interface CatalogueRangeFacet {
  kind: "range"
  key: RangeFacetKey
  label: string
  /** Over the list without this facet; null when nothing in it has an amount. */
  bounds: { min: number; max: number } | null
  /** Null at an end that is open. */
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

/** What is chosen of the facets of the kinds range and flag. */
type CatalogueAmounts = Partial<Record<`${RangeFacetKey}_min` | `${RangeFacetKey}_max`, number>>
type CatalogueFlags = Partial<Record<FlagFacetKey, boolean>>

export interface CatalogueListQuery extends CatalogueAmounts, CatalogueFlags {
  /** Category handle; its sub-categories count in. */
  category?: string
  /** Collection handle. */
  collection?: string
  q?: string
  /** A shopper has sent this search off: when nothing is found, it counts as a search without a result. */
  count_missed?: boolean
  /** `best_selling`: by pieces ordered in the last 90 days; what has sold nothing follows, newest first. */
  sort?: CatalogueSort | "best_selling"
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
  /** Null where nothing was searched for. */
  search: CatalogueSearch | null
}

/** What the shop made of the words that were typed. */
export interface CatalogueSearch {
  /** The words that were looked for: those of the price are left out. */
  q: string
  /** So many of the list are what was asked for, and come first; the others are only like it. */
  exact_count: number
  /** What was probably meant, where a word was mistyped; the list then holds what that finds, and nothing is exact. */
  suggestion: string | null
  /** What the words of the price ask for („5000 Ft alatt”, „olcsó”), where there are any; bounds of the address go before. */
  price: { min: number | null; max: number | null; sort: CatalogueSort | null } | null
}

/** Products in an order of their own. */
export interface CatalogueExport {
  products: CatalogueProduct[]
  /** Where to go on; null behind the last one. */
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

/** What the header, the footer and the category pages need; small and cached whole. */
export interface CatalogueNavigation {
  categories: CatalogueCategory[]
  collections: CatalogueCollection[]
}

/**
 * One line of the change feed. The storefront drops every stored page that carries one of the tags.
 * `cursor` only grows; a reader that has been away asks again from its last one.
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
  /** The newest cursor there is; where to go on reading. */
  cursor: number
  changes: CatalogueChange[]
  /** True when the asked cursor is older than the kept feed: everything stored must go. */
  reset: boolean
}
