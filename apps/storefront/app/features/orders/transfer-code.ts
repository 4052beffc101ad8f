import { type CodeShape, codeShape } from "@porteka/documents/code-shape"
import { addDays, budapestDay, transferCode } from "@porteka/hungary"
import type { Shop } from "@porteka/shop"
import type { OrderMoney } from "./order-money.ts"

interface UnpaidOrder {
  number: string
  money: Pick<OrderMoney, "due" | "paid">
  /** The last day for a transfer; null for other payment methods. */
  transferBy: string | null
}

/**
 * The QR code with which a banking app fills in the transfer. None for an order whose payment deadline has
 * passed: the app would refuse it, and a late payment may belong to a canceled order.
 */
export function transferCodeOf(
  { number, money: { due, paid }, transferBy }: UnpaidOrder,
  { bic, accountHolder: name, iban, transferDueDays }: Shop["bank"],
  now = new Date(),
): CodeShape | null {
  const today = budapestDay(now)
  // A difference after a change has no deadline.
  const lastDay = transferBy !== null && paid === 0 ? transferBy : addDays(today, transferDueDays)
  if (lastDay < today) return null
  const text = transferCode({ bic, name, iban, amount: due, lastDay, reference: number })
  return text === null ? null : codeShape(text)
}
