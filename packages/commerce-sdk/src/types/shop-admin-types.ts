import type { Locale } from "@porteka/shop/languages"
import type { Address } from "./address-types.ts"
import type { AdminGiftCard } from "./gift-card-types.ts"
import type { OrderReturn } from "./order-types.ts"
import type { OrderWithdrawal } from "./withdrawal-types.ts"

/** Input and output of our own back-office routes. */

export const DESK_STAGES = [
  "problem",
  "to_pay",
  "to_pack",
  "to_ship",
  "under_way",
  "done",
  "cancelled",
] as const
/** The next step of an order. */
export type DeskStage = (typeof DESK_STAGES)[number]

/** Why an order should be checked before it is sent. */
export const WATCH_REASONS = [
  "high_amount",
  "many_pieces",
  "other_unpaid",
  "shared_phone",
  "odd_details",
] as const
export type WatchReason = (typeof WATCH_REASONS)[number]

/** `checked`: the staff has checked an unusual order and found nothing wrong. */
export const DESK_STEPS = ["checked", "paid", "packed", "shipped", "delivered"] as const
export type DeskStep = (typeof DESK_STEPS)[number]

/** Why an order is canceled; `unpaid` also when the shop does it by itself. */
export const CANCEL_REASONS = ["customer", "out_of_stock", "unpaid", "not_accepted", "other"] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

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
  /** Amount due; negative if the shop owes money. */
  due: number
  /** What part payments from bank statements have brought of it. */
  received_in_part: number
  /** What transfers from bank statements have brought without need, or for a canceled order, and has to be sent back. */
  transfer_to_return: number
  /** Value of the items that the customer still has to send back; part of the total until then. */
  coming_back: number
  stage: DeskStage
  /** Also while its stage is that of a problem, such as money to be refunded. */
  is_cancelled: boolean
  /** Steps that would change something. */
  steps: DeskStep[]
  /** Problems that the staff has to check. */
  problems: string[]
  /** A parcel of it has come back without being accepted. */
  came_back: boolean
  /** A part of it is packed and not sent yet, and the rest is not packed. */
  packed_in_part: boolean
  /** Why it should be checked: it reserves products before payment, and something about it is unusual. */
  watch: WatchReason[]
}

/** Everything needed to pack an order or answer questions about it. */
export interface DeskOrderDetails extends DeskOrder {
  /** The payment reference to look for in the bank's list, and the deadline. */
  transfer: { reference: string; due_on: string } | null
  /** Its buyer's account is deleted as soon as this order is sent, completed or canceled. */
  holds_deletion: boolean
  /** Its buyer's personal data were erased: name, telephone number and e-mail address are no more. */
  is_erased: boolean
  address: Address | null
  billing_address: Address | null
  phone: string | null
  pickup_point: {
    /** Lockers take cards only, so the amount paid there is not rounded. */
    kind: "locker" | "shop"
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
    /** Pieces that were not sent yet, whether packed or not; 0 for a gift card. */
    to_send: number
    is_gift_card: boolean
    wishes: string[]
  }[]
  parcels: {
    id: string
    created_at: string
    shipped_at: string | null
    delivered_at: string | null
    tracking_number: string | null
    /** The pieces in it, by the ids of the order's lines. */
    pieces: { line_id: string; quantity: number }[]
  }[]
  invoices: Pick<AdminInvoice, "id" | "kind" | "state" | "number">[]
  /** Cards that were bought with it; none before they are paid. */
  gift_cards: AdminGiftCard[]
  /** What gift cards paid, in whole forints; `total` is what was left to pay. */
  gift_card_paid: number
  /** What gift cards have back of it, those that were given away included. */
  gift_card_returned: number
  /** What they would get back, too, once all money of the order was refunded. */
  gift_card_kept: number
  returns: OrderReturn[]
  /** Everything was returned. */
  all_items_back: boolean
  /** What the delivery cost more than the cheapest one offered; it need not be refunded after a withdrawal. */
  delivery_surplus: number
  /** What it charges for a delivery that is free since an edit; 0: nothing. */
  free_delivery: number
  /** A return, exchange, claim, edit or transfer that was begun and neither confirmed nor discarded; the others must wait for it. */
  open_change: { kind: OpenChangeKind; id: string } | null
  /** Whether goods may be on their way back: a refund has to say then whether it is for them. */
  awaits_goods: boolean
  /** What was refunded for goods before they came back; it counts toward what their return owes. */
  refunded_ahead: number
  /** The refundable payment and amount; null if nothing was paid, or everything was refunded. */
  refundable: { payment_id: string; amount: number } | null
  /** Who paid it by transfer, and from which account, where a bank statement named it: a refund goes back there. */
  payers: { name: string; account: string }[]
  /** What was spent from its gift cards, and what the owner, who gives that up, can refund at most; null: nothing more than `refundable`. */
  spent_card_refund: { spent: number; amount: number } | null
  failed_refunds: FailedRefund[]
  /** The latest declaration of withdrawal that was not refused, in the customer's words, with the refund deadline. */
  withdrawal: (OrderWithdrawal & { statement: string; refund_by: string }) | null
  mails: {
    kind: string
    recipient: string
    state: string
    sent_at: string | null
    last_error: string | null
  }[]
  /** The complete history, newest last. */
  timeline: DeskEvent[]
}

/** A refund that was recorded, and whose money the card provider has not sent. */
export interface FailedRefund {
  id: string
  amount: number
  /** The provider's reason; null: it has not answered for a day, and is asked again until it does. */
  refusal: string | null
}

/** A refund by the staff. */
export interface DeskRefund {
  /** Whole forints. */
  amount: number
  refund_reason_id?: string
  /** In the staff's words; the customer does not read it. */
  reason?: string
  /**
   * Whether the money is for goods that come back. Their return owes only the rest then; otherwise the refund reduces the price,
   * and their value is due on top of it. Required while the order awaits goods (`awaits_goods`).
   */
  for_returned_goods?: boolean
  /**
   * The customer keeps what was bought, though all money goes back: the invoice is corrected instead of canceled, and neither gift
   * cards nor uses of codes are given back. Otherwise a refund of all money undoes the purchase.
   */
  keeps_goods?: boolean
  /** It was sent by other means, because the card provider refuses to: the provider is not asked for it. */
  is_sent?: boolean
}

/** The provider is asked again, or the money was sent by other means. */
export const REFUND_SETTLEMENTS = ["ask_again", "sent_otherwise"] as const
export type RefundSettlement = (typeof REFUND_SETTLEMENTS)[number]

export type OpenChangeKind = "return" | "receipt" | "exchange" | "claim" | "edit" | "transfer"

/** An event, e-mail or note in an order's history. */
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
    | "parcel_came_back"
    | "changed"
    | "redirected"
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
  /** The number of a parcel, invoice, return or withdrawal; a pickup point; the text of a note; the reason of a failure. */
  text: string | null
  /** The kind of e-mail or invoice. */
  subject: string | null
  /** The state of an e-mail, invoice or withdrawal. */
  state: string | null
  /** The recipient of an e-mail; otherwise the staff member. */
  who: string | null
  /** Of an invoice: of its file. */
  id: string | null
}

export interface DeskOrderPage {
  /** The stage that was asked for; without one, the first in which orders wait for the shop. */
  stage: DeskStage
  orders: DeskOrder[]
  counts: Record<DeskStage, number>
}

export interface DeskStepInput {
  step: DeskStep
  /** With `shipped`, the tracking number of each parcel. */
  orders: { id: string; tracking_number?: string }[]
}

export interface AdvancedOrder {
  id: string
  /** Null: done. Otherwise the reason against it. */
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

/** A cell that an import would change; long texts are cut. */
export interface ProductTableCell {
  row: number
  /** The column's header in the caller's language. */
  column: string
  /** Empty for a new variant. */
  before: string
  after: string
}

export interface ProductTablePreview {
  products: {
    handle: string
    title: string
    is_new: boolean
    variants: number
    /** The spreadsheet rows of the product: the header is row 1. */
    rows: number[]
    /** Identifies what would be replaced by what; it is another once somebody has changed it in the shop. */
    state: string
    /** What would change of a known product, as far as a preview lists it. */
    cells: ProductTableCell[]
    /** Changed cells that are not listed. */
    more_cells: number
  }[]
  /** Existing texts in which "?" would come in the place of letters: the file was saved without them. */
  lost_letters: number
  unchanged: number
  problems: { row: number; message: string }[]
  /** The shop system that exported the table; null for a table of this shop. */
  source: string | null
  /** Remarks about another shop's export. */
  remarks: string[]
  /** External pictures that were not downloaded yet; those of known products can be. */
  pictures: { handle: string; urls: string[]; is_known: boolean }[]
}

/** The result of each imported product. */
export interface ProductTableProgress {
  done: string[]
  failed: { handle: string; message: string }[]
}

export interface AdminInvoice {
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
  | "no_stock_place"
  | "out_of_stock"
  | "stock_not_counted"
  | "no_picture"
  | "unreadable_picture"
  | "no_category"
  | "no_description"
  | "not_translated"
  | "no_maker"
  | "maker_incomplete"
  | "no_eu_responsible"

/** What a product lacks to be sold. */
export interface Shortcoming {
  code: ShortcomingCode
  /** Without it nobody could buy the product, so it cannot be published. */
  is_blocking: boolean
  /** Variants, files, languages or details (`name`, `address`, `email`) it is about; the id of the category it may belong to. */
  about: string[]
}

/** A picture of a product, and what it shows for those who cannot see it. */
export interface ProductPictureText {
  id: string
  url: string
  /** By language; where there is none, the product's title describes the picture. */
  alt: Partial<Record<Locale, string>>
  /** The shop has made its sizes: until then it is not shown, and its text cannot be stored. */
  is_ready: boolean
}

/** Whether the shop shows a content entry: "planned" and "draft" not yet, "hidden" no more. */
export type AdminContentState = "published" | "planned" | "draft" | "hidden"

/** An entry of content in a list. */
export interface AdminContentSummary {
  id: string
  kind: string
  title: string
  /** Number of the newest version, on which a change is based. */
  version: number
  state: AdminContentState
  /** There is a draft newer than the published version. */
  has_draft: boolean
  planned_at: string | null
  /** Null: built-in. */
  saved_by: string | null
  saved_at: string
}

/** One version in an entry's history. */
export interface AdminContentVersion {
  number: number
  shown: boolean
  saved_by: string | null
  created_at: string
  /** Null: a draft. */
  publish_at: string | null
  edition: number | null
}

/** An entry with its newest values by path (`title.hu`) and all its versions, newest first. */
export interface AdminContentEntry extends AdminContentSummary {
  values: Record<string, string>
  /** Number of the published version. */
  live: number | null
  /** Its page in the shop; null if it has none, or is not published. */
  page_url: string | null
  /** Links of the newest values to pages that the shop does not have. */
  missing_links: { path: string; to: string }[]
  versions: AdminContentVersion[]
}

export interface AdminContentInput {
  values: Record<string, string>
  /** Null: a draft; otherwise when it is published, ISO 8601. */
  publish: "now" | (string & {}) | null
  /** False unpublishes the entry. */
  shown?: boolean
}
