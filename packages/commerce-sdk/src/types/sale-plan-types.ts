/** A planned sale: which products, by how much, and when. */
export interface SalePlan {
  title: string
  products: SaleProducts
  cut: SaleCut
  /** Manually entered prices of single variants, in whole forints; they take precedence over the percentage. */
  prices: Record<string, number>
  /** The first day, `YYYY-MM-DD` in Budapest. */
  starts_on: string
  /** The last day; null: until it is ended manually. */
  ends_on: string | null
}

export type SaleProducts =
  | { kind: "products"; ids: string[] }
  /** Including its sub-categories. */
  | { kind: "category"; id: string }
  | { kind: "collection"; id: string }

/** How a percentage is rounded: to whole forints, or down to the next price that ends so. Below 1,000 Ft to …0 instead. */
export const SALE_ROUNDINGS = ["none", "ends_90", "ends_00"] as const
export type SaleRounding = (typeof SALE_ROUNDINGS)[number]

/** A percentage of the regular price (`rounding` defaults to `none`), or one price for all; gross, in whole forints. */
export type SaleCut =
  | { kind: "percent"; percent: number; rounding?: SaleRounding }
  | { kind: "amount"; amount: number }

/** Why a price is not a sale, or must not be announced as one. */
export type SaleProblem =
  /** It has no price to reduce; omitted from the sale. */
  | "no_price"
  /** Not below the regular price; omitted from the sale. */
  | "not_lower"
  /** Another sale is cheaper that day: this price is not shown. */
  | "cheaper_elsewhere"
  /** It has been sold for less than 30 days, so no discount may be announced. */
  | "short_history"
  /** It has had the same or a lower price within the 30 days before. */
  | "not_below_lowest"

/** A variant's planned price, with the discount the shop may announce. */
export interface SalePlanRow {
  variant_id: string
  product_id: string
  title: string
  variant_title: string
  sku: string | null
  /** Today's price, and the price without any sale; gross whole forints. */
  price_now: number | null
  regular_price: number | null
  sale_price: number | null
  /** The lowest price of the 30 days before the sale; null if the history is shorter. */
  lowest_price: number | null
  /** The announced discount from `lowest_price`; null: none. */
  percent: number | null
  problem: SaleProblem | null
}
