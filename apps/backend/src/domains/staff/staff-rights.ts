import type { StaffRole } from "@porteka/commerce-sdk/wire"

type Area = "orders" | "content"

/** The area of the first path segment below `/admin`. Paths without an area belong to the owner. */
const AREAS: Record<Area, readonly string[]> = {
  orders: [
    ...["orders", "order-changes", "order-edits", "draft-orders", "returns", "exchanges", "claims"],
    ...["payments", "payment-collections", "fulfillments", "reservations", "inventory-items"],
    ...[
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
    ],
    ...["customers", "customer-groups", "gift-cards", "sold-gift-cards", "notes", "pickup-point-lists"],
  ],
  content: [
    ...["products", "product-variants", "product-categories", "product-options", "product-tags"],
    ...["product-types", "collections", "price-lists", "promotions", "campaigns", "translations"],
    ...[
      "content",
      "content-pictures",
      "makers",
      "product-table",
      "product-pictures",
      "uploads",
      "batch-jobs",
    ],
    ...["reviews", "sale-plans"],
  ],
}

const WRITES: Record<StaffRole, readonly Area[] | "everything"> = {
  owner: "everything",
  orders: ["orders"],
  content: ["content"],
  read_only: [],
}

/** Data only the owner may read: staff and their actions, API keys, and customer exports. */
const OWNER_READS = [
  "staff",
  "staff-actions",
  "invites",
  "api-keys",
  "newsletter-subscribers",
  "personal-data",
  "workflows-executions",
]
/** Calls about one's own account, which every role may make. */
const OWN = /^\/admin\/(?:my-password|staff\/me|users\/me|feature-flags|plugins|views\/.*|property-labels.*)$/

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

/** Whether a staff member may make this call. */
export function mayDo(role: StaffRole, { method, path, userId }: Asked): boolean {
  if (WRITES[role] === "everything" || OWN.test(path)) return true
  if (isOwnProfile(path, userId) && method !== "DELETE") return true
  const [, , area = ""] = path.split("/")
  if (method === "GET" || method === "HEAD") return !OWNER_READS.includes(area)
  return WRITES[role].some((one) => AREAS[one].includes(area))
}

function isOwnProfile(path: string, userId: string): boolean {
  const [, , area, id] = path.split("/")
  return area === "users" && id === userId && !/\/roles\b/.test(path)
}

/** Calls that concern only the caller's own account. */
export const isOwnMatter = (path: string, userId: string): boolean =>
  OWN.test(path) || isOwnProfile(path, userId)
