import type { StaffRole } from "@porteka/commerce-sdk/wire"

type Area = "orders" | "content"

/** Which part of the shop the first name of a path below `/admin` belongs to. What stands nowhere is the owner's. */
const AREAS: Record<Area, readonly string[]> = {
  orders: [
    ...["orders", "order-changes", "order-edits", "draft-orders", "returns", "exchanges", "claims"],
    ...["payments", "payment-collections", "fulfillments", "reservations", "inventory-items"],
    ...[
      "order-desk",
      "order-desk-steps",
      "packing-slips",
      "parcel-labels",
      "parcel-export",
      "invoices",
      "bank-statement",
      "withdrawals",
    ],
    ...["customers", "customer-groups", "gift-cards", "notes", "pickup-point-lists"],
  ],
  content: [
    ...["products", "product-variants", "product-categories", "product-options", "product-tags"],
    ...["product-types", "collections", "price-lists", "promotions", "campaigns", "translations"],
    ...["content", "content-pictures", "makers", "goods-table", "goods-pictures", "uploads", "batch-jobs"],
    ...["reviews", "sale-plans"],
  ],
}

const WRITES: Record<StaffRole, readonly Area[] | "everything"> = {
  owner: "everything",
  orders: ["orders"],
  content: ["content"],
  read_only: [],
}

/** What only the owner reads: who works here and what they did, keys, and lists of customers to take along. */
const OWNER_READS = [
  "staff",
  "staff-actions",
  "invites",
  "api-keys",
  "newsletter-subscribers",
  "workflows-executions",
]
/** Everybody's own matters. */
const OWN = /^\/admin\/(?:my-password|staff\/me|users\/me|feature-flags|plugins|views\/.*|property-labels.*)$/

interface Asked {
  method: string
  /** Without the query. */
  path: string
  /** Who asks. */
  userId: string
}

/** Whether a member of the staff may do this. */
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

/** What belongs to whoever asks alone, and to nobody's work. */
export const isOwnMatter = (path: string, userId: string): boolean =>
  OWN.test(path) || isOwnProfile(path, userId)
