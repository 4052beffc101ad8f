import { budapestDay, type CalendarDay, withdrawalStatus } from "@porteka/hungary"
import type { OrderFindings } from "../../modules/withdrawal/withdrawal-types.ts"

export interface OrderToJudge {
  id: string
  email: string | null
  billing_address: { company?: string | null } | null
  fulfillments: ({ delivered_at: Date | string | null; canceled_at: Date | string | null } | null)[]
}

interface Circumstances {
  /** As entered in the declaration. */
  email: string
  receivedAt: Date
  hasExemptItems: boolean
}

const NOTHING_KNOWN: OrderFindings = {
  order_id: null,
  order_match: "none",
  deadline_status: "unknown",
  is_company: false,
  has_exempt_goods: false,
}

/** Hints for the staff. A doubtful declaration counts as valid until the staff has checked it. */
export function judgeOrder(
  order: OrderToJudge | null,
  { email, receivedAt, hasExemptItems }: Circumstances,
): OrderFindings {
  if (!order) return NOTHING_KNOWN
  return {
    order_id: order.id,
    order_match: order.email?.toLowerCase() === email.toLowerCase() ? "number_and_email" : "number_only",
    deadline_status: withdrawalStatus(deliveryDay(order), receivedAt),
    is_company: Boolean(order.billing_address?.company),
    has_exempt_goods: hasExemptItems,
  }
}

/** With several parcels the last one counts; while one is under way the period has not begun (20. § (2)). */
function deliveryDay({ fulfillments }: OrderToJudge): CalendarDay | null {
  const days = fulfillments
    .flatMap((parcel) => (parcel && !parcel.canceled_at ? [parcel.delivered_at] : []))
    .map((deliveredAt) => (deliveredAt ? budapestDay(deliveredAt) : null))
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
}
