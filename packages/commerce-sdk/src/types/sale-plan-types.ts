/** A sale as it is planned: which goods, by how much, and when. */
export interface SalePlan {
  title: string
  goods: SaleGoods
  cut: SaleCut
  /** Prices typed by hand for single variants, in whole forints; they go before the cut. */
  prices: Record<string, number>
  /** The first day, `YYYY-MM-DD` in Budapest. */
  starts_on: string
  /** The last day; null: until it is ended by hand. */
  ends_on: string | null
}

export type SaleGoods =
  | { kind: "products"; ids: string[] }
  /** Also of the categories below it. */
  | { kind: "category"; id: string }
  | { kind: "collection"; id: string }

/** Off the regular price, or one price for all; gross, in whole forints. */
export type SaleCut = { kind: "percent"; percent: number } | { kind: "amount"; amount: number }

/** Why a price is no sale, or none that may be called one. */
export type SaleProblem =
  /** Nothing is known to lower; left out of the sale. */
  | "no_price"
  /** Not below the regular price; left out of the sale. */
  | "not_lower"
  /** Another sale is cheaper that day: this price is not seen. */
  | "cheaper_elsewhere"
  /** It has not been sold for 30 days yet, so nothing can be claimed. */
  | "short_history"
  /** It has cost as little, or less, within the 30 days before. */
  | "not_below_lowest"

/** What a variant would cost, and what the shop would say of it. */
export interface SalePlanRow {
  variant_id: string
  product_id: string
  title: string
  variant_title: string
  sku: string | null
  /** What is paid today, and what would be without any sale; gross whole forints. */
  price_now: number | null
  regular_price: number | null
  sale_price: number | null
  /** The lowest of the 30 days before the sale; null where it is not known for so long. */
  lowest_price: number | null
  /** What the shop will show against `lowest_price`; null: no discount is announced. */
  percent: number | null
  problem: SaleProblem | null
}
