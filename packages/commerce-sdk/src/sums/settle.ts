/** What decides about what is open of an order. Whole forints, gross. */
export interface Settling {
  /** What it costs now; 0 when it was cancelled. */
  total: number
  /** What is to be taken off it when goods arrive that are coming back, of an exchange for instance. */
  comingBack: number
  paid: number
  refunded: number
  /** Paid by transfer or in cash, where "authorized" only says that the method was chosen. */
  isPending: boolean
  /** The states of its payment collections. */
  collections: readonly string[]
}

const OPEN: readonly string[] = ["not_paid", "awaiting"]
const OPEN_WHEN_PENDING: readonly string[] = [...OPEN, "authorized", "partially_authorized"]

/**
 * What is still to be paid, and what the shop has still to give back. Money given back out of courtesy opens no
 * collection, so it is not asked for again; what a card has authorized is as good as paid. Goods that are coming back
 * are not charged, and not given back before they have arrived.
 */
export function settle({ total, comingBack, paid, refunded, isPending, collections }: Settling): {
  due: number
  owed: number
} {
  const open = isPending ? OPEN_WHEN_PENDING : OPEN
  const rest = Math.round(total - paid + refunded)
  const due = rest - Math.round(comingBack)
  const awaits = collections.some((status) => open.includes(status))
  return { due: awaits ? Math.max(0, due) : 0, owed: Math.max(0, -rest) }
}
