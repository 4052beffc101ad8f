import type { DeskOrder, DeskStage } from "./shop-admin-types.ts"

/** Periods of the shop's figures in days, including today. */
export const FIGURES_PERIODS = [1, 7, 30, 90] as const

/** One day of the shop, in whole forints. */
export interface FiguresDay {
  /** `2026-11-23`, in the shop's time zone. */
  day: string
  /** Net revenue of that day's orders: without refunds and canceled orders. */
  turnover: number
  orders: number
  /** Visits from outside the shop; visitors are not tracked, so one may have come several times. */
  visits: number
  /** Pages that were looked at. */
  views: number
  /** Views of product pages. */
  product_views: number
  /** New carts. */
  carts: number
  /** Started checkouts. */
  checkouts: number
  /** Refunds made on that day. */
  refunded: number
  refunds: number
}

export interface ShopFiguresSums extends Omit<FiguresDay, "day"> {
  /** Average order value; null without orders. */
  average: number | null
  /** Orders per new cart, at most 1; null without carts. */
  ordered_of_carts: number | null
  /** Orders per visit, at most 1; null without visits. */
  ordered_of_visits: number | null
}

/** A refund. */
export interface RefundRow {
  id: string
  order_id: string
  order_number: number
  /** Time of the refund, ISO 8601. */
  at: string
  amount: number
  /** The reason, from Medusa's list or as entered; null if none was given. */
  reason: string | null
}

export interface SoldProduct {
  id: string
  title: string
  pieces: number
  /** By the price of its lines; promotion codes are not deducted. */
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
  /** Quantity sold in the last 30 days. */
  sold: number
  /** Days the stock will last at that pace; null if none was sold. */
  days_left: number | null
}

/** What waits for an answer of the staff. */
export interface WaitingCases {
  /** Declarations of withdrawal that were neither accepted nor refused, also those that match no order. */
  withdrawals: number
  complaints: number
  /** The last day to answer the oldest complaint, `YYYY-MM-DD`; null without complaints. */
  complaint_due: string | null
  /** Reviews that are neither published nor refused. */
  reviews: number
  /** Messages of the contact page that nobody has marked as answered. */
  messages: number
  /** Entries of bank statements without an order, money that has to be sent back, and part payments whose rest is late. */
  bank_entries: number
  /** Unsent orders that an account's deletion, due by now, waits for: the oldest ones. */
  deletions: Pick<DeskOrder, "id" | "display_id">[]
}

/** The shop's figures in a period, with the same number of days before. */
export interface ShopFigures {
  from: string
  until: string
  now: ShopFiguresSums
  before: ShopFiguresSums
  days: FiguresDay[]
  best_sellers: SoldProduct[]
  /** In stock, and not bought for 90 days. */
  unsold: UnsoldProduct[]
  low_stock: LowStock[]
  /** The last refunds of the period. */
  refunds: RefundRow[]
  /** Orders awaiting payment the longest; null for staff who may not know who the customers are. */
  to_pay: DeskOrder[] | null
  /** Orders by their next step. */
  counts: Record<DeskStage, number>
  waiting: WaitingCases
}

/** One VAT rate in one month, over all invoices, including canceling and correcting ones. */
export interface VatRow {
  /** `2026-11` */
  month: string
  vat_percent: number
  documents: number
  net: number
  vat: number
  gross: number
  /** Includes samples: no invoicing service was connected. */
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
/** The tables available as CSV. */
export type FiguresTable = (typeof FIGURES_TABLES)[number]
