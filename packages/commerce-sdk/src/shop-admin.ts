import { answerWith, hasFields, isBoolean, isList, isNumber, isText } from "./checks/answer-shape.ts"
import { checkOne } from "./checks/answers.ts"
import { del, get, post } from "./core/endpoint.ts"
import { UPLOAD_TIMEOUT_MS } from "./core/timeouts.ts"
import type { AccountExport } from "./types/account-types.ts"
import type {
  BankEntryList,
  BankStatementPreview,
  BookedStatement,
  EntryStep,
  TransferNotes,
} from "./types/bank-statement-types.ts"
import type { CouponLink } from "./types/coupon-types.ts"
import type { FiguresTable, ShopFigures, VatRow } from "./types/figures-types.ts"
import type { AdminGiftCard, GivenGiftCard } from "./types/gift-card-types.ts"
import type { HomeMaker } from "./types/home-types.ts"
import type { Deleted, ListAnswer, ListPaging } from "./types/list-types.ts"
import type { NewsletterCounts } from "./types/newsletter-types.ts"
import type { OpeningCheck } from "./types/opening-types.ts"
import type { LabelledOrder } from "./types/parcel-types.ts"
import type {
  FoundPickupPoint,
  PickupPointList,
  PickupPointPrices,
  PickupPointTerms,
} from "./types/pickup-point-types.ts"
import type { AdminReview, ReviewState } from "./types/review-types.ts"
import type { SalePlan, SalePlanRow } from "./types/sale-plan-types.ts"
import type {
  AdminContentEntry,
  AdminContentInput,
  AdminContentSummary,
  AdminInvoice,
  CancelReason,
  DeskOrderDetails,
  DeskOrderPage,
  DeskRefund,
  DeskStage,
  DeskStepAnswer,
  DeskStepInput,
  MissedSearch,
  RefundSettlement,
} from "./types/shop-admin-types.ts"
import type { OwnRights, StaffAction, StaffAnswer, StaffRole } from "./types/staff-types.ts"

// The shop's own back-office calls, which unmodified Medusa does not have.

export * from "./customer-cases.ts"
export * from "./product-admin.ts"

type Paging = Partial<Omit<ListPaging, "count">>

/** Orders by their next step. */
export const orderDesk = {
  list: get("/admin/order-desk")
    .asks<Paging & { stage?: DeskStage }>()
    .gives<DeskOrderPage>(answerWith({ orders: isList })),
  retrieve: get("/admin/order-desk/{id}").gives<{ order: DeskOrderDetails }>(checkOne("order")),
  /** Cancels an order of which nothing was sent; the customer learns the reason by e-mail. */
  cancel: post("/admin/order-desk/{id}/cancellation")
    .takes<{ reason: CancelReason }>()
    .gives<{ order: DeskOrderDetails }>(checkOne("order")),
  /** Sets or corrects the number of a parcel that has been sent; the customer gets it by e-mail. */
  setTrackingNumber: post("/admin/order-desk/{id}/parcels/{parcel_id}")
    .takes<{ tracking_number: string }>()
    .gives<{ order: DeskOrderDetails }>(checkOne("order")),
  /** A parcel that was sent came back without being accepted: the order is to be packed again, or canceled. */
  takeBackParcel: post("/admin/order-desk/{id}/parcels/{parcel_id}/undelivered").gives<{
    order: DeskOrderDetails
  }>(checkOne("order")),
  /** Open pickup points by postal code, town or words of the address. */
  findPickupPoints: get("/admin/pickup-points")
    .asks<{ q: string }>()
    .gives<{ pickup_points: FoundPickupPoint[] }>(answerWith({ pickup_points: isList })),
  /** Sends an order that is not packed yet to another pickup point at the same price. */
  changePickupPoint: post("/admin/order-desk/{id}/pickup-point")
    .takes<{ pickup_point_id: string }>()
    .gives<{ order: DeskOrderDetails }>(checkOne("order")),
  /** Takes off the charge for a delivery that is free since an edit (`free_delivery`). */
  freeDelivery: post("/admin/order-desk/{id}/free-delivery").gives<{ order: DeskOrderDetails }>(
    checkOne("order"),
  ),
  /** For the owner: refunds what was spent from gift cards of the order, which the shop loses. */
  refundSpentCard: post("/admin/spent-card-refunds")
    .takes<{ order_id: string; amount: number; reason: string }>()
    .gives<{ order: DeskOrderDetails }>(checkOne("order")),
  /** Another last day, `YYYY-MM-DD`, for a transfer that is awaited; the customer gets it by e-mail. */
  changePaymentDeadline: post("/admin/order-desk/{id}/payment-deadline")
    .takes<{ due_on: string }>()
    .gives<{ order: DeskOrderDetails }>(checkOne("order")),
  /** Refunds a part or all of what was paid, or records what the staff has sent by other means. */
  refund: post("/admin/order-desk/{id}/refunds")
    .takes<DeskRefund>()
    .gives<{ order: DeskOrderDetails }>(checkOne("order")),
  /** What happens with a refund that the card provider has refused. */
  settleRefund: post("/admin/order-desk/{id}/refunds/{refund_id}")
    .takes<{ settlement: RefundSettlement }>()
    .gives<{ order: DeskOrderDetails }>(checkOne("order")),
  /** Marks one or many orders as paid, packed, shipped or delivered. */
  advance: post("/admin/order-desk-steps")
    .takes<DeskStepInput>()
    .gives<DeskStepAnswer>(answerWith({ orders: isList })),
  /** The orders of the last days as CSV. */
  export: get("/admin/order-desk-export").asks<{ days?: number }>().givesText(),
  /** A PDF with the pick list of several orders, packing slips and address labels. */
  packingSlips: get("/admin/packing-slips").asks<{ id: string[] }>().givesFile(),
  /** A PDF with the issued invoices. */
  invoices: get("/admin/invoice-files").asks<{ id: string[] }>().givesFile(),
}

/** Gift cards that shoppers have bought or the staff has given out. */
export const soldGiftCards = {
  list: get("/admin/sold-gift-cards")
    .asks<Paging & { q?: string }>()
    .gives<ListAnswer<"gift_cards", AdminGiftCard>>(answerWith({ gift_cards: isList })),
  /** Creates a card that nobody pays for, and sends it. */
  give: post("/admin/sold-gift-cards")
    .takes<GivenGiftCard>()
    .repeatable()
    .gives<{ id: string }>(answerWith({ id: isText })),
  /** Once more; with an address there, from now on. */
  send: post("/admin/sold-gift-cards/{id}/send")
    .takes<{ email?: string }>()
    .gives<{ id: string; sent: true }>(answerWith({ id: isText, sent: isBoolean })),
  /** Its balance can no longer be spent. */
  void: post("/admin/sold-gift-cards/{id}/void").gives<{ id: string; voided: true }>(
    answerWith({ id: isText, voided: isBoolean }),
  ),
}

/** Parcels at carriers with configured keys. */
export const parcels = {
  /**
   * Requests labels for packed parcels. `again`: even if the carrier may have the parcel already and cannot be
   * asked.
   */
  makeLabels: post("/admin/parcel-labels")
    .takes<{ orders: string[]; again?: boolean }>()
    .gives<{ orders: LabelledOrder[] }>(answerWith({ orders: isList }))
    .within(UPLOAD_TIMEOUT_MS),
  /** A PDF with the created labels. */
  labels: get("/admin/parcel-labels").asks<{ id: string[] }>().givesFile(),
  /** The parcels as CSV, for any carrier's upload page. */
  export: get("/admin/parcel-export").asks<{ id: string[] }>().givesText(),
}

/** The shop's figures. */
export const figures = {
  /** The last 1, 7, 30 or 90 days, compared with as many before. */
  retrieve: get("/admin/figures")
    .asks<{ days?: number }>()
    .gives<ShopFigures>(answerWith({ days: isList, best_sellers: isList, low_stock: isList })),
  /** VAT of a year by month and rate, from its invoices. */
  vat: get("/admin/vat-report")
    .asks<{ year?: number }>()
    .gives<{ rows: VatRow[] }>(answerWith({ rows: isList })),
  /** One of the tables as CSV. */
  export: get("/admin/figures-export")
    .asks<{ table: FiguresTable; days?: number; year?: number }>()
    .givesText(),
}

/** What is done and what is left before the shop can open. */
export const opening = {
  check: get("/admin/opening").gives<{ checks: OpeningCheck[] }>(answerWith({ checks: isList })),
}

/** A bank statement, CAMT.053 or CSV. */
export const bankStatement = {
  /** What statements have brought, as far as the staff works on it. */
  list: get("/admin/bank-statement").gives<BankEntryList>(answerWith({ open: isList, to_return: isList })),
  /** Stores what came in, each entry once, and says what it would pay. No order changes. */
  readIn: post("/admin/bank-statement")
    .takes<{ content: string }>()
    .gives<BankStatementPreview>(answerWith({ entries: isList, problems: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
  /** Marks the orders that up to 20 stored entries name as paid. An entry pays once, however often it is sent. */
  book: post("/admin/bank-statement")
    .takes<{ book: string[] }>()
    .gives<BookedStatement>(answerWith({ done: isList, refused: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
  /** What statements say about orders that wait for a transfer. */
  notes: get("/admin/bank-statement/notes").gives<{ notes: TransferNotes[] }>(answerWith({ notes: isList })),
  /** Assigns an entry, or a part of it, to an order, says that it belongs to none or was sent back, or takes that back. */
  place: post("/admin/bank-statement/{id}")
    .takes<EntryStep>()
    .gives<{ id: string }>(answerWith({ id: isText })),
}

/** The carriers' lists of lockers and parcel shops. */
export const pickupPointLists = {
  list: get("/admin/pickup-point-lists").gives<{ lists: PickupPointList[] }>(answerWith({ lists: isList })),
  /** Enables or disables a list's points. */
  use: post("/admin/pickup-point-lists/{code}")
    .takes<{ used: boolean }>()
    .gives<{ lists: PickupPointList[] }>(answerWith({ lists: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
  /** Imports a list from a file's content, or downloads it. */
  read: post("/admin/pickup-point-lists/{code}/reading")
    .takes<{ content?: string }>()
    .gives<{ lists: PickupPointList[] }>(answerWith({ lists: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
}

/** What delivery to the points of each carrier costs. */
export const pickupPointPrices = {
  read: get("/admin/pickup-point-prices").gives<{ prices: PickupPointPrices }>(
    answerWith({ prices: hasFields({ carriers: isList }) }),
  ),
  /** Without a price of its own, a carrier's points have the common price. */
  set: post("/admin/pickup-point-prices/{carrier}")
    .takes<{ terms: PickupPointTerms | null }>()
    .gives<{ prices: PickupPointPrices }>(answerWith({ prices: hasFields({ carriers: isList }) }))
    .repeatable(),
}

export const invoices = {
  list: get("/admin/orders/{id}/invoices").gives<{ invoices: AdminInvoice[] }>(
    answerWith({ invoices: isList }),
  ),
  /** The PDF. */
  file: get("/admin/invoices/{id}/file").givesFile(),
  /** Retries an invoice that was given up. */
  retry: post("/admin/invoices/{id}/retry").gives<{ state: AdminInvoice["state"] | null }>(),
}

/** The links that apply a promotion's code. */
export const couponLinks = {
  list: get("/admin/coupon-links/{id}").gives<{ links: CouponLink[] }>(answerWith({ links: isList })),
}

/** Sales, with a preview. */
export const salePlans = {
  /** Previews a sale for each variant, with the discount the shop may announce. */
  preview: post("/admin/sale-plans/preview")
    .takes<SalePlan>()
    .gives<{ rows: SalePlanRow[] }>(answerWith({ rows: isList })),
  /** Creates the price list. */
  create: post("/admin/sale-plans")
    .takes<SalePlan>()
    .gives<{ price_list_id: string; count: number }>(answerWith({ price_list_id: isText })),
}

/** The owner's settings by path. */
export const shopSettings = {
  retrieve: get("/admin/shop-settings").gives<{ values: Record<string, string>; public_url: string }>(
    answerWith({ values: hasFields({}), public_url: isText }),
  ),
  /** Settings that are not sent stay. */
  update: post("/admin/shop-settings")
    .takes<{ values: Record<string, string> }>()
    .gives<{ values: Record<string, string> }>(answerWith({ values: hasFields({}) }))
    .repeatable(),
}

/** Product reviews. A decision names the version of the review it is about. */
export const reviews = {
  list: get("/admin/reviews")
    .asks<ListPaging & { state?: ReviewState }>()
    .gives<ListAnswer<"reviews", AdminReview>>(answerWith({ reviews: isList })),
  /** A photo's file, by the name in its URL; also of a refused review, which nobody else sees. */
  photo: get("/admin/reviews/{id}/photos/{file}").givesFile(),
  /** 409 if it was changed or decided meanwhile. */
  decide: post("/admin/reviews/{id}")
    .takes<{ after: number; state: ReviewState; reason?: string; answer?: string }>()
    .gives<{ review: AdminReview }>(checkOne("review")),
}

const checkEntry = answerWith({ entry: hasFields({ id: isText, versions: isList }) })

/** The owner's content: announcements, pages … A change names the version it is based on. */
export const content = {
  list: get("/admin/content")
    .asks<{ kind: string }>()
    .gives<{ entries: AdminContentSummary[] }>(answerWith({ entries: isList })),
  retrieve: get("/admin/content/{id}").gives<{ entry: AdminContentEntry }>(checkEntry),
  create: post("/admin/content")
    .takes<AdminContentInput & { kind: string }>()
    .gives<{ entry: AdminContentEntry }>(checkEntry),
  /** 409 if another staff member has saved meanwhile. */
  update: post("/admin/content/{id}")
    .takes<AdminContentInput & { after: number }>()
    .gives<{ entry: AdminContentEntry }>(checkEntry),
  /** Resizes an uploaded picture; returns its URL for texts, and the value of a field. */
  addPicture: post("/admin/content-pictures")
    .takes<{ upload_id: string; name: string }>()
    .gives<{ url: string; picture: string }>(answerWith({ url: isText, picture: isText }))
    .repeatable(),
  version: get("/admin/content/{id}/versions/{number}").gives<{ values: Record<string, string> }>(
    answerWith({ values: hasFields({}) }),
  ),
}

export const missedSearches = {
  list: get("/admin/missed-searches")
    .asks<Paging & { locale?: string }>()
    .gives<ListAnswer<"missed_searches", MissedSearch>>(answerWith({ missed_searches: isList })),
}

/** The makers of all products. */
export const makers = {
  list: get("/admin/makers").gives<{ makers: Pick<HomeMaker, "name" | "place">[] }>(
    answerWith({ makers: isList }),
  ),
}

/** Confirmed addresses as CSV, each with its unsubscribe link. */
export const newsletterSubscribers = {
  export: get("/admin/newsletter-subscribers").givesText(),

  counts: get("/admin/newsletter-subscribers/counts").gives<NewsletterCounts>(
    answerWith({ asked: isNumber, confirmed: isNumber }),
  ),
}

/** The staff and their roles. */
export const staff = {
  list: get("/admin/staff").gives<StaffAnswer>(answerWith({ staff: isList })),
  /** By e-mail address: also for people who are only invited. */
  setRole: post("/admin/staff")
    .takes<{ email: string; role: StaffRole }>()
    .gives<StaffAnswer>(answerWith({ staff: isList }))
    .repeatable(),
  me: get("/admin/staff/me").gives<OwnRights>(answerWith({ role: isText })),
  /** Requires a second factor from all staff, or from nobody; the caller must have one. */
  requireSecondFactor: post("/admin/staff/second-factor")
    .takes<{ required: boolean }>()
    .gives<StaffAnswer>(answerWith({ staff: isList }))
    .repeatable(),
  /** Removes the second factor of an account that has lost it. */
  resetSecondFactor: del("/admin/staff/second-factor/{id}").gives<StaffAnswer>(answerWith({ staff: isList })),
  /** The staff's changes, newest first. */
  actions: get("/admin/staff-actions")
    .asks<Paging & { q?: string }>()
    .gives<ListAnswer<"actions", StaffAction>>(answerWith({ actions: isList })),
  changePassword: post("/admin/my-password")
    .takes<{ current: string; password: string }>()
    .gives<{ changed: true }>(),
}

/** What customers may ask the shop for (GDPR Articles 15 and 17). */
export const personalData = {
  /** Of a customer, with or without an account. */
  export: get("/admin/personal-data/{id}").gives<AccountExport>(answerWith({ orders: isList })),
  /** The same as a PDF in the person's language. */
  document: get("/admin/personal-data/{id}/document").givesFile(),
  /** Refused while an order of the person is open. */
  erase: del("/admin/personal-data/{id}").gives<Deleted<"customer">>(),
}
