import type { DeskOrder, DeskStage } from "./shop-admin-types.ts"

/** Periods the shop's figures are asked for: so many days, today among them. */
export const FIGURES_PERIODS = [1, 7, 30, 90] as const

/** One day of the shop, in whole forints. */
export interface FiguresDay {
  /** `2026-11-23`, as days are counted in the shop's country. */
  day: string
  /** What was ordered that day and is kept: refunds are taken off, cancelled orders are none. */
  turnover: number
  orders: number
  /** How often somebody came to the shop from outside; no visitor is followed, so one may have come several times. */
  visits: number
  /** Pages that were looked at. */
  views: number
  /** Those of them that showed a product. */
  product_views: number
  /** Carts that were begun. */
  carts: number
  /** How often the checkout was opened. */
  checkouts: number
  /** What was given back on that day. */
  refunded: number
  refunds: number
}

export interface ShopFiguresSums extends Omit<FiguresDay, "day"> {
  /** Of an order; null without any. */
  average: number | null
  /** Orders for each cart that was begun, at most 1; null without any. */
  ordered_of_carts: number | null
  /** Orders for each visit, at most 1; null without any. */
  ordered_of_visits: number | null
}

/** Money that was given back. */
export interface GivenBack {
  id: string
  order_id: string
  order_number: number
  /** When, in ISO 8601. */
  at: string
  amount: number
  /** Why, as Medusa's list of reasons has it or as it was noted; null when nobody said. */
  reason: string | null
}

export interface SoldProduct {
  id: string
  title: string
  pieces: number
  /** By the price of its lines; promotion codes are not taken off. */
  amount: number
}

export interface UnsoldProduct {
  id: string
  title: string
  stock: number
}

export interface LowStock {
  product_id: string
  variant_id: string
  title: string
  variant: string
  sku: string | null
  stock: number
  /** Pieces in the last 30 days. */
  sold: number
  /** How long the stock lasts at that pace; null when none was sold. */
  days_left: number | null
}

/** How the shop did in a period, beside the same number of days before. */
export interface ShopFigures {
  from: string
  until: string
  now: ShopFiguresSums
  before: ShopFiguresSums
  days: FiguresDay[]
  best_sellers: SoldProduct[]
  /** In stock, and bought by nobody for 90 days. */
  unsold: UnsoldProduct[]
  low_stock: LowStock[]
  /** The last refunds of the period. */
  refunds: GivenBack[]
  /** Those that wait for money the longest. */
  to_pay: DeskOrder[]
  /** Orders by what is next to be done with them. */
  counts: Record<DeskStage, number>
}

/** One rate of VAT in one month, over all invoices, cancelling and correcting ones among them. */
export interface VatRow {
  /** `2026-11` */
  month: string
  vat_percent: number
  documents: number
  net: number
  vat: number
  gross: number
  /** Samples are among them: no invoicing service was connected. */
  has_samples: boolean
}

export const FIGURES_TABLES = [
  "days",
  "sellers",
  "unsold",
  "stock",
  "refunds",
  "missed",
  "vat",
  "invoices",
] as const
/** What is given as a table in CSV. */
export type FiguresTable = (typeof FIGURES_TABLES)[number]
