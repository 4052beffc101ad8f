/** What determines the open amounts of an order. Whole forints, gross. */
export interface Settling {
  /**
   * Its current total; 0 if it was canceled. Medusa's falls below 0 when products come back whose price has been refunded
   * before.
   */
  total: number
  /** The value of expected returns, for instance of an exchange. */
  comingBack: number
  paid: number
  refunded: number
  /** Paid by transfer or in cash, where "authorized" only means that the method was chosen. */
  isPending: boolean
  /** The states of its payment collections. */
  collections: readonly string[]
}

const OPEN: readonly string[] = ["not_paid", "awaiting"]
const OPEN_WHEN_PENDING: readonly string[] = [...OPEN, "authorized", "partially_authorized"]

/**
 * The amount still to be paid, and the amount the shop still has to refund. A goodwill refund opens no
 * collection, so it is not charged again; an authorized card counts as paid. Expected returns are not charged,
 * and not refunded before they arrive.
 */
export function settle({ total, comingBack, paid, refunded, isPending, collections }: Settling): {
  due: number
  owed: number
} {
  const open = isPending ? OPEN_WHEN_PENDING : OPEN
  const rest = Math.round(Math.max(0, total) - paid + refunded)
  const due = rest - Math.round(comingBack)
  const awaits = collections.some((status) => open.includes(status))
  return { due: awaits ? Math.max(0, due) : 0, owed: Math.max(0, -rest) }
}
