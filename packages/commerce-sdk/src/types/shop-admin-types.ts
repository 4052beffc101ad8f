import type { Locale } from "@porteka/shop/languages"
import type { Address } from "./address-types.ts"
import type { OrderReturn } from "./order-types.ts"
import type { OrderWithdrawal, WithdrawalState } from "./withdrawal-types.ts"

/** What our own routes of the back office take and answer. */

export const DESK_STAGES = [
  "problem",
  "to_pay",
  "to_pack",
  "to_ship",
  "under_way",
  "done",
  "cancelled",
] as const
/** What is next to be done with an order. */
export type DeskStage = (typeof DESK_STAGES)[number]

/** Why somebody should look at an order twice before it is sent. */
export const WATCH_REASONS = [
  "high_amount",
  "many_pieces",
  "other_unpaid",
  "shared_phone",
  "odd_details",
] as const
export type WatchReason = (typeof WATCH_REASONS)[number]

/** `checked`: somebody has looked at what is unusual about the order, and it is fine. */
export const DESK_STEPS = ["checked", "paid", "packed", "shipped", "delivered"] as const
export type DeskStep = (typeof DESK_STEPS)[number]

export interface DeskOrder {
  id: string
  display_id: number
  created_at: string
  name: string
  email: string | null
  method: string | null
  delivery: string | null
  total: number
  paid: number
  refunded: number
  /** What is still to be paid; negative: what the shop owes. */
  due: number
  stage: DeskStage
  /** What makes it one that somebody has to look at. */
  problems: string[]
  /** Why it is to be looked at twice: it takes goods without money, and something about it is unusual. */
  watch: WatchReason[]
}

/** All that somebody needs who packs an order or is asked about it on the telephone. */
export interface DeskOrderDetails extends DeskOrder {
  /** What the bank's list is to be searched for, and until when. */
  transfer: { reference: string; due_on: string } | null
  address: Address | null
  billing_address: Address | null
  phone: string | null
  pickup_point: {
    carrier: string
    code: string
    name: string
    postal_code: string
    city: string
    address: string
  } | null
  company: { name: string; tax_number: string | null } | null
  notes: string | null
  lines: {
    id: string
    title: string
    variant: string | null
    sku: string | null
    quantity: number
    wishes: string[]
  }[]
  parcels: {
    id: string
    created_at: string
    shipped_at: string | null
    delivered_at: string | null
    tracking_number: string | null
  }[]
  invoices: Pick<OfficeInvoice, "id" | "kind" | "state" | "number">[]
  returns: OrderReturn[]
  /** Every piece of it has come back. */
  all_goods_back: boolean
  /** The payment that can be given back, and how much of it; null when no money has come, or all has gone back. */
  refundable: { payment_id: string; amount: number } | null
  /** The last declaration of withdrawal about it that was not refused, with the last day for the money. */
  withdrawal: (OrderWithdrawal & { refund_by: string }) | null
  mails: {
    kind: string
    recipient: string
    state: string
    sent_at: string | null
    last_error: string | null
  }[]
  /** All of it in the order in which it happened, the newest last. */
  timeline: DeskEvent[]
}

/** One thing that happened to an order, or that somebody was told or wrote about it. */
export interface DeskEvent {
  kind:
    | "placed"
    | "checked"
    | "paid"
    | "refunded"
    | "gift_card_returned"
    | "packed"
    | "shipped"
    | "delivered"
    | "parcel_withdrawn"
    | "changed"
    | "exchanged"
    | "claimed"
    | "return_requested"
    | "return_received"
    | "cancelled"
    | "withdrawal"
    | "invoice"
    | "mail"
    | "note"
  at: string
  /** How much money moved. */
  amount: number | null
  /** The number of a parcel, an invoice, a return or a withdrawal; the words of a note; why something failed. */
  text: string | null
  /** Which kind of mail or invoice. */
  subject: string | null
  /** Of a mail, an invoice or a withdrawal. */
  state: string | null
  /** To whom a mail goes; which member of the staff did the rest. */
  who: string | null
  /** Of an invoice: of its file. */
  id: string | null
}

export interface DeskOrderPage {
  orders: DeskOrder[]
  counts: Record<DeskStage, number>
}

export interface DeskStepInput {
  step: DeskStep
  /** With `shipped`, the carrier's number of each parcel. */
  orders: { id: string; tracking_number?: string }[]
}

export interface AdvancedOrder {
  id: string
  /** Null: done. Otherwise why not. */
  refusal: string | null
}

export interface DeskStepAnswer {
  orders: AdvancedOrder[]
}

export interface MissedSearch {
  locale: Locale
  query: string
  count: number
  last_asked_at: string
}

export interface GoodsTablePreview {
  /** The rows a product comes from, as the spreadsheet counts: the head is row 1. */
  products: { handle: string; is_new: boolean; variants: number; rows: number[] }[]
  unchanged: number
  problems: { row: number; message: string }[]
  /** The shop system whose export the table is; null for a table of this shop. */
  source: string | null
  /** What the staff should know of another shop's export before it is taken. */
  remarks: string[]
  /** Pictures that lie elsewhere and were not fetched yet; those of known products can be. */
  pictures: { handle: string; urls: string[]; is_known: boolean }[]
}

/** What became of the products whose rows were to be carried out. */
export interface GoodsTableProgress {
  done: string[]
  failed: { handle: string; message: string }[]
}

export interface OfficeInvoice {
  id: string
  kind: "invoice" | "storno" | "correction"
  state: "pending" | "issuing" | "issued" | "failed"
  number: string | null
  provider: string | null
  last_error: string | null
  issued_at: string | null
}

export type ShortcomingCode =
  | "no_variant"
  | "no_price"
  | "no_delivery"
  | "variant_without_price"
  | "not_in_channel"
  | "out_of_stock"
  | "stock_not_counted"
  | "no_picture"
  | "no_category"
  | "no_description"
  | "not_translated"
  | "no_maker"

/** What a product lacks to be sold. */
export interface Shortcoming {
  code: ShortcomingCode
  /** Nobody could buy the product: it is not published. */
  is_blocking: boolean
  /** Variants or languages it is about. */
  about: string[]
}

export interface WithdrawalCase {
  id: string
  reference: string
  locale: Locale
  name: string
  order_reference: string
  email: string
  statement: string
  received_at: string
  status: WithdrawalState
  order_id: string | null
  order_match: "number_and_email" | "number_only" | "none"
  deadline_status: "within" | "expired" | "unknown"
  is_company: boolean
  has_exempt_goods: boolean
  /** Null: not yet, or others have typed that address too often (then a person has to write). */
  receipt_sent_at: string | null
  /** The last day on which the money must be back. */
  refund_by: string
}

export interface WithdrawalEvent {
  id: string
  case_id: string
  kind: string
  data: Record<string, unknown> | null
  created_at: string
}

/** Whether the shop shows an entry of content: "planned" and "draft" not yet, "hidden" no more. */
export type OfficeContentState = "published" | "planned" | "draft" | "hidden"

/** An entry of content in a list. */
export interface OfficeContentSummary {
  id: string
  kind: string
  title: string
  /** Number of the newest version; the one a change is made after. */
  version: number
  state: OfficeContentState
  /** Something was saved after the version in force, and waits for nothing. */
  has_draft: boolean
  planned_at: string | null
  /** Null: the shop started with it. */
  saved_by: string | null
  saved_at: string
}

/** One line of an entry's history. */
export interface OfficeContentVersion {
  number: number
  shown: boolean
  saved_by: string | null
  created_at: string
  /** Null: a draft. */
  publish_at: string | null
  edition: number | null
}

/** An entry with its newest values by path (`title.hu`) and all its versions, newest first. */
export interface OfficeContentEntry extends OfficeContentSummary {
  values: Record<string, string>
  /** Number of the version in force. */
  live: number | null
  versions: OfficeContentVersion[]
}

export interface OfficeContentInput {
  values: Record<string, string>
  /** Null: a draft; otherwise when it comes into force, ISO 8601. */
  publish: "now" | (string & {}) | null
  /** False takes the entry off the shop. */
  shown?: boolean
}
