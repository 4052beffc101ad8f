import { answerWith, hasFields, isBoolean, isList, isText } from "./checks/answer-shape.ts"
import { checkOne } from "./checks/answers.ts"
import { del, get, post } from "./core/endpoint.ts"
import { UPLOAD_TIMEOUT_MS } from "./core/timeouts.ts"
import type { BankStatementPreview, BookedStatement } from "./types/bank-statement-types.ts"
import type { CouponLink } from "./types/coupon-types.ts"
import type { FiguresTable, ShopFigures, VatRow } from "./types/figures-types.ts"
import type { HomeMaker } from "./types/home-types.ts"
import type { ListAnswer, ListPaging } from "./types/list-types.ts"
import type { LabelledOrder } from "./types/parcel-types.ts"
import type { PickupPointList } from "./types/pickup-point-types.ts"
import type { OfficeReview, ReviewState } from "./types/review-types.ts"
import type { SalePlan, SalePlanRow } from "./types/sale-plan-types.ts"
import type {
  DeskOrderDetails,
  DeskOrderPage,
  DeskStage,
  DeskStepAnswer,
  DeskStepInput,
  GoodsTablePreview,
  GoodsTableProgress,
  MissedSearch,
  OfficeContentEntry,
  OfficeContentInput,
  OfficeContentSummary,
  OfficeInvoice,
  Shortcoming,
  WithdrawalCase,
  WithdrawalEvent,
} from "./types/shop-admin-types.ts"
import type { OwnRights, StaffAction, StaffAnswer, StaffRole } from "./types/staff-types.ts"
import type { WithdrawalState } from "./types/withdrawal-types.ts"

// The shop's own calls of the back office, which stock Medusa does not have.

type Paging = Partial<Omit<ListPaging, "count">>

/** Orders by what is next to be done with them. */
export const orderDesk = {
  list: get("/admin/order-desk")
    .asks<Paging & { stage?: DeskStage }>()
    .gives<DeskOrderPage>(answerWith({ orders: isList })),
  retrieve: get("/admin/order-desk/{id}").gives<{ order: DeskOrderDetails }>(checkOne("order")),
  /** "Paid", "packed", "shipped" or "delivered", for one order or many. */
  advance: post("/admin/order-desk-steps")
    .takes<DeskStepInput>()
    .gives<DeskStepAnswer>(answerWith({ orders: isList })),
  /** The orders of the last days as a table in CSV. */
  export: get("/admin/order-desk-export").asks<{ days?: number }>().givesText(),
  /** A PDF with slips and labels. */
  packingSlips: get("/admin/packing-slips").asks<{ id: string[] }>().givesFile(),
}

/** Parcels at the carriers whose keys the shop has. */
export const parcels = {
  /** Has labels made for what is packed. `again`: also where a carrier may have a parcel already and cannot tell. */
  makeLabels: post("/admin/parcel-labels")
    .takes<{ orders: string[]; again?: boolean }>()
    .gives<{ orders: LabelledOrder[] }>(answerWith({ orders: isList }))
    .within(UPLOAD_TIMEOUT_MS),
  /** A PDF with the labels that were made. */
  labels: get("/admin/parcel-labels").asks<{ id: string[] }>().givesFile(),
  /** The parcels as a table in CSV, for the upload page of any carrier. */
  export: get("/admin/parcel-export").asks<{ id: string[] }>().givesText(),
}

/** How the shop does. */
export const figures = {
  /** The last 1, 7, 30 or 90 days, beside as many before. */
  retrieve: get("/admin/figures")
    .asks<{ days?: number }>()
    .gives<ShopFigures>(answerWith({ days: isList, best_sellers: isList, low_stock: isList })),
  /** VAT of a year by month and rate, from its invoices. */
  vat: get("/admin/vat-report")
    .asks<{ year?: number }>()
    .gives<{ rows: VatRow[] }>(answerWith({ rows: isList })),
  /** One of them as a table in CSV. */
  export: get("/admin/figures-export")
    .asks<{ table: FiguresTable; days?: number; year?: number }>()
    .givesText(),
}

/** All goods as a table in CSV, out and in. */
export const goodsTable = {
  export: get("/admin/goods-table").givesText().within(UPLOAD_TIMEOUT_MS),
  /** What a table would change. */
  preview: post("/admin/goods-table")
    .takes<{ content: string }>()
    .gives<GoodsTablePreview>(
      answerWith({ products: isList, problems: isList, remarks: isList, pictures: isList }),
    )
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
  /** Carries out rows that the preview named; what was done does not differ any more. */
  apply: post("/admin/goods-table")
    .takes<{ content: string; rows: number[] }>()
    .gives<GoodsTableProgress>(answerWith({ done: isList, failed: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
  /** Fetches a picture of a product from an address of the internet; false when that was done before. */
  addPicture: post("/admin/goods-pictures")
    .takes<{ handle: string; url: string }>()
    .gives<{ added: boolean }>(answerWith({ added: isBoolean }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
}

/** A bank's statement, CAMT.053 or CSV. */
export const bankStatement = {
  /** What it would pay. */
  preview: post("/admin/bank-statement")
    .takes<{ content: string }>()
    .gives<BankStatementPreview>(answerWith({ entries: isList, problems: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
  /** Marks the orders of up to 20 of its entries as paid. An entry pays once, however often it is sent. */
  book: post("/admin/bank-statement")
    .takes<{ content: string; book: string[] }>()
    .gives<BookedStatement>(answerWith({ done: isList, refused: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
}

/** The carriers' lists of lockers and parcel shops. */
export const pickupPointLists = {
  list: get("/admin/pickup-point-lists").gives<{ lists: PickupPointList[] }>(answerWith({ lists: isList })),
  /** Offers a list's points, or offers them no more. */
  use: post("/admin/pickup-point-lists/{code}")
    .takes<{ used: boolean }>()
    .gives<{ lists: PickupPointList[] }>(answerWith({ lists: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
  /** Reads a list from a file's content, or without it from where it is published. */
  read: post("/admin/pickup-point-lists/{code}/reading")
    .takes<{ content?: string }>()
    .gives<{ lists: PickupPointList[] }>(answerWith({ lists: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
}

export const invoices = {
  list: get("/admin/orders/{id}/invoices").gives<{ invoices: OfficeInvoice[] }>(
    answerWith({ invoices: isList }),
  ),
  /** The PDF. */
  file: get("/admin/invoices/{id}/file").givesFile(),
  /** Tries one again that was given up. */
  retry: post("/admin/invoices/{id}/retry").gives<{ state: OfficeInvoice["state"] | null }>(),
}

/** What a product lacks before it is published. */
export const shortcomings = {
  list: get("/admin/products/{id}/shortcomings").gives<{ shortcomings: Shortcoming[] }>(
    answerWith({ shortcomings: isList }),
  ),
  /** Puts right what needs no decision: channel, shipping profile and counted stock. */
  fix: post("/admin/products/{id}/shortcomings")
    .gives<{ shortcomings: Shortcoming[] }>(answerWith({ shortcomings: isList }))
    .repeatable(),
}

/** The addresses that hand a promotion's code to whoever follows them. */
export const couponLinks = {
  list: get("/admin/coupon-links/{id}").gives<{ links: CouponLink[] }>(answerWith({ links: isList })),
}

/** Sales, looked at before they are made. */
export const salePlans = {
  /** What a sale would do to each variant, and what the shop would say of it. Changes nothing. */
  preview: post("/admin/sale-plans/preview")
    .takes<SalePlan>()
    .gives<{ rows: SalePlanRow[] }>(answerWith({ rows: isList })),
  /** Makes the price list. */
  create: post("/admin/sale-plans")
    .takes<SalePlan>()
    .gives<{ price_list_id: string; count: number }>(answerWith({ price_list_id: isText })),
}

/** The owner's settings by path. */
export const shopSettings = {
  retrieve: get("/admin/shop-settings").gives<{ values: Record<string, string> }>(
    answerWith({ values: hasFields({}) }),
  ),
  /** What is not sent stays. */
  update: post("/admin/shop-settings")
    .takes<{ values: Record<string, string> }>()
    .gives<{ values: Record<string, string> }>(answerWith({ values: hasFields({}) }))
    .repeatable(),
}

/** What buyers say of goods. A decision names the version of the review it is about. */
export const reviews = {
  list: get("/admin/reviews")
    .asks<ListPaging & { state?: ReviewState }>()
    .gives<ListAnswer<"reviews", OfficeReview>>(answerWith({ reviews: isList })),
  /** 409 when it was changed or decided about meanwhile. */
  decide: post("/admin/reviews/{id}")
    .takes<{ after: number; state: ReviewState; reason?: string; answer?: string }>()
    .gives<{ review: OfficeReview }>(checkOne("review")),
}

const checkEntry = answerWith({ entry: hasFields({ id: isText, versions: isList }) })

/** What the owner writes: announcements, pages … A change says after which version it was made. */
export const content = {
  list: get("/admin/content")
    .asks<{ kind: string }>()
    .gives<{ entries: OfficeContentSummary[] }>(answerWith({ entries: isList })),
  retrieve: get("/admin/content/{id}").gives<{ entry: OfficeContentEntry }>(checkEntry),
  create: post("/admin/content")
    .takes<OfficeContentInput & { kind: string }>()
    .gives<{ entry: OfficeContentEntry }>(checkEntry),
  /** 409 when somebody else has saved meanwhile. */
  update: post("/admin/content/{id}")
    .takes<OfficeContentInput & { after: number }>()
    .gives<{ entry: OfficeContentEntry }>(checkEntry),
  /** Makes the sizes of an uploaded picture: its address in texts, and the value of a field. */
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

/** The workshops that products carry. */
export const makers = {
  list: get("/admin/makers").gives<{ makers: Pick<HomeMaker, "name" | "place">[] }>(
    answerWith({ makers: isList }),
  ),
}

/** Confirmed addresses in CSV, each with its own link to unsubscribe. */
export const newsletterSubscribers = { export: get("/admin/newsletter-subscribers").givesText() }

/** Who works in the shop, and what each may do. */
export const staff = {
  list: get("/admin/staff").gives<StaffAnswer>(answerWith({ staff: isList })),
  /** By address: also of somebody who is only invited. */
  setRole: post("/admin/staff")
    .takes<{ email: string; role: StaffRole }>()
    .gives<StaffAnswer>(answerWith({ staff: isList }))
    .repeatable(),
  me: get("/admin/staff/me").gives<OwnRights>(answerWith({ role: isText })),
  /** Whether everybody has to sign in with a second factor; who asks for it has one himself. */
  requireSecondFactor: post("/admin/staff/second-factor")
    .takes<{ required: boolean }>()
    .gives<StaffAnswer>(answerWith({ staff: isList }))
    .repeatable(),
  /** Takes the second factor of an account away that has lost it. */
  resetSecondFactor: del("/admin/staff/second-factor/{id}").gives<StaffAnswer>(answerWith({ staff: isList })),
  /** What the staff has changed, the newest first. */
  actions: get("/admin/staff-actions")
    .asks<Paging & { q?: string }>()
    .gives<ListAnswer<"actions", StaffAction>>(answerWith({ actions: isList })),
  changePassword: post("/admin/my-password")
    .takes<{ current: string; password: string }>()
    .gives<{ changed: true }>(),
}

/** Declarations of withdrawal as cases. */
export const withdrawalCases = {
  list: get("/admin/withdrawals")
    .asks<Paging & { q?: string; status?: WithdrawalState }>()
    .gives<ListAnswer<"withdrawals", WithdrawalCase>>(answerWith({ withdrawals: isList })),
  retrieve: get("/admin/withdrawals/{id}").gives<{ withdrawal: WithdrawalCase; events: WithdrawalEvent[] }>(
    answerWith({ withdrawal: hasFields({ id: isText }), events: isList }),
  ),
  /** Moves the work on a case on; `reason`: why it is refused, for the consumer. */
  update: post("/admin/withdrawals/{id}")
    .takes<{ status: WithdrawalState; reason?: string }>()
    .gives<{ withdrawal: WithdrawalCase; events: WithdrawalEvent[] }>(
      answerWith({ withdrawal: hasFields({ id: isText }), events: isList }),
    )
    .repeatable(),
}
