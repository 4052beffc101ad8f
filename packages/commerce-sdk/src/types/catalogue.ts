/**
 * The read model's wire types: what `GET /catalogue/*` answers, in one language.
 * The back end builds these documents (apps/backend/src/modules/catalogue), the storefront draws them.
 * Amounts are gross whole forints (decision D6, D7); times are ISO 8601 strings.
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

/** One product page. */
export interface CatalogueProduct {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string
  pictures: CataloguePicture[]
  /** From the root category to the narrowest one. */
  category_path: CatalogueReference[]
  collections: CatalogueReference[]
  options: CatalogueOption[]
  variants: CatalogueVariant[]
  material: string | null
  /** Size as a sentence: "Magasság 9 cm, átmérő 8 cm, űrtartalom 3 dl". */
  dimensions: string | null
  care: string | null
  colour: string | null
  maker: CatalogueMaker | null
  /** Safety warnings to show before purchase. */
  warnings: string[]
  /** Why the 14-day withdrawal right does not apply (45/2014. Korm. r. 29. §); null when it does. */
  withdrawal_exemption: "custom" | "hygiene" | "perishable" | null
  weight_grams: number | null
  created_at: string
  updated_at: string
}

/** `GET /catalogue/products/{handle}`. */
export interface CatalogueProductAnswer {
  product: CatalogueProduct
  /** As many other goods as were asked for: of its narrowest category, then the wider ones (or its first collection). */
  related: CatalogueCard[]
  /** What `related` depends on; null when none were asked for, or it belongs nowhere. */
  related_tag: CatalogueTag | null
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
  /** The variant that can be put into the cart without a choice; null when there is a choice to make. */
  only_variant_id: string | null
}

export const CATALOGUE_SORTS = ["relevance", "newest", "price_asc", "price_desc", "name"] as const
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

export interface CatalogueFacetValue {
  value: string
  label: string
  count: number
}

export interface CatalogueFacet {
  id: "category" | "material" | "region" | "colour"
  values: CatalogueFacetValue[]
}

export interface CatalogueListQuery {
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
  categories?: string[]
  materials?: string[]
  regions?: string[]
  colours?: string[]
  price_min?: number
  price_max?: number
  in_stock?: boolean
  on_sale?: boolean
}

export interface CatalogueList {
  products: CatalogueCard[]
  count: number
  page: number
  page_size: number
  page_count: number
  facets: CatalogueFacet[]
  /** Bounds of the price filter over the result without the price filter itself; null when nothing has a price. */
  price_range: { min: number; max: number } | null
  in_stock_count: number
  on_sale_count: number
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
  | "content"

export interface CatalogueChanges {
  /** The newest cursor there is; where to go on reading. */
  cursor: number
  changes: CatalogueChange[]
  /** True when the asked cursor is older than the kept feed: everything stored must go. */
  reset: boolean
}
