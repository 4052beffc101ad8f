import type { FiguresTable, StaffRole } from "@porteka/commerce-sdk/wire"

type Area = "orders" | "content"

/** The area of the first path segment below `/admin`. Paths without an area belong to the owner. */
const AREAS: Record<Area, readonly string[]> = {
  orders: [
    "orders",
    "order-changes",
    "order-edits",
    "draft-orders",
    "returns",
    "exchanges",
    "claims",
    "payments",
    "payment-collections",
    "fulfillments",
    "reservations",
    "inventory-items",
    "order-desk",
    "order-desk-steps",
    "packing-slips",
    "invoice-files",
    "parcel-labels",
    "parcel-export",
    "invoices",
    "bank-statement",
    "withdrawals",
    "complaints",
    "contact-messages",
    "customers",
    "customer-groups",
    "gift-cards",
    "sold-gift-cards",
    "notes",
    "pickup-point-lists",
  ],
  content: [
    "products",
    "product-variants",
    "product-categories",
    "product-options",
    "product-tags",
    "product-types",
    "collections",
    "price-lists",
    "promotions",
    "campaigns",
    "translations",
    "content",
    "content-pictures",
    "makers",
    "product-table",
    "product-pictures",
    "uploads",
    "batch-jobs",
    "reviews",
    "sale-plans",
  ],
}

const WRITES: Record<StaffRole, readonly Area[] | "everything"> = {
  owner: "everything",
  orders: ["orders"],
  content: ["content"],
  read_only: [],
}

/**
 * What everybody of the staff may read although only the owner may change it. An area that is in no list is the owner's alone: staff
 * and their actions, API keys, addresses of the newsletter, what the shop knows about a person.
 */
const OPEN_READS = [
  "regions",
  "stores",
  "currencies",
  "sales-channels",
  "locales",
  "price-preferences",
  "shipping-options",
  "shipping-option-types",
  "shipping-profiles",
  "stock-locations",
  "fulfillment-providers",
  "fulfillment-sets",
  "tax-providers",
  "tax-rates",
  "tax-regions",
  "refund-reasons",
  "return-reasons",
  "notifications",
  "search",
  "search-indexes",
  "layouts",
  "figures",
  "figures-export",
  "vat-report",
  "order-desk-export",
  "shop-settings",
  "opening",
  "pickup-points",
  "pickup-point-prices",
  "missed-searches",
  "coupon-links",
]
const READABLE: readonly string[] = [...AREAS.orders, ...AREAS.content, ...OPEN_READS]

/** Of the area of orders, what pages of products and prices need: stock, and groups of customers by name. */
const WITHOUT_PERSONS = ["inventory-items", "reservations", "customer-groups", "pickup-point-lists"]
/** What tells about customers. Who works with products has nothing to do with them (GDPR Article 5 (1) c). */
const PERSONAL: readonly string[] = [
  ...AREAS.orders.filter((area) => !WITHOUT_PERSONS.includes(area)),
  "order-desk-export",
]
/** The only table of figures that names buyers. */
const PERSONAL_TABLE: FiguresTable = "invoices"
/**
 * Medusa's calls read whatever is linked to a record, such as the orders of a region, if `fields` names it. The usages of a
 * campaign that counts by customer name their e-mail addresses.
 */
const PERSONAL_FIELD =
  /\b(?:orders?|carts?|customers?|fulfillments?|line_items?|addresses|account_holders?|usages)\b|\b(?:order|cart|customer)_(?:items?|links?)\b/i

/** Calls about one's own account, which every role may make. */
const OWN = /^\/admin\/(?:my-password|staff\/me|users\/me|feature-flags|plugins|views\/.*|property-labels.*)$/

const isRead = (method: string) => method === "GET" || method === "HEAD"

interface Asked {
  method: string
  /** Without the query. */
  path: string
  /** The staff member who makes the call. */
  userId: string
}

/** Whether a role works with orders, and so with gift cards: whoever knows the code of one can spend it. */
export const seesCardCodes = (role: StaffRole): boolean =>
  WRITES[role] === "everything" || WRITES[role].includes("orders")

/** Whether a role may know who the customers are. */
export const seesPersons = (role: StaffRole): boolean => role !== "content"

/** Records that a role does not find in the search for everything, whose path is the same for all. */
export function hiddenInSearch(role: StaffRole): readonly string[] {
  if (WRITES[role] === "everything") return []
  return ["user", "api_key", ...(seesPersons(role) ? [] : ["order", "customer"])]
}

/** Pages of the admin's menu of which a role may read nothing. */
export const hiddenPages = (role: StaffRole): readonly string[] =>
  seesPersons(role) ? [] : PERSONAL.map((area) => `/${area}`)

/** How many customers a group has, which is shown where a price list gets its groups. */
const COUNTED = /\bcustomers\.id\b/g

/** Whether the query of a call asks for, or sorts by, records of customers, or for a table of them. */
export const asksForPersons = (query: Record<string, unknown>): boolean =>
  query.table === PERSONAL_TABLE ||
  PERSONAL_FIELD.test(JSON.stringify([query.fields, query.expand, query.order]).replaceAll(COUNTED, ""))

/** Whether a staff member may make this call. */
export function mayDo(role: StaffRole, { method, path, userId }: Asked): boolean {
  if (WRITES[role] === "everything" || OWN.test(path)) return true
  if (isOwnProfile(path, userId) && method !== "DELETE") return true
  const [, , area = "", id] = path.split("/")
  // Pages of the admin name who has done something; the list of all of them is the owner's.
  if (area === "users") return isRead(method) && path === `/admin/users/${id}`
  if (isRead(method)) return READABLE.includes(area) && (seesPersons(role) || !PERSONAL.includes(area))
  return WRITES[role].some((one) => AREAS[one].includes(area))
}

function isOwnProfile(path: string, userId: string): boolean {
  const [, , area, id] = path.split("/")
  return area === "users" && id === userId && !/\/roles\b/.test(path)
}

/** Calls that concern only the caller's own account. */
export const isOwnMatter = (path: string, userId: string): boolean =>
  OWN.test(path) || isOwnProfile(path, userId)
