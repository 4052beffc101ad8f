import { keyOf } from "../../line-options/read-lines.ts"

export interface MergeLine {
  id: string
  variant_id: string
  quantity: number
  metadata: Record<string, unknown> | null
}

export type MergeStep =
  /** A line that exists only in the other cart. */
  | {
      kind: "add"
      from: string
      variant_id: string
      quantity: number
      metadata: Record<string, unknown> | null
    }
  /** A line in both carts, with a larger quantity in the other. */
  | { kind: "raise"; from: string; line_id: string; quantity: number }
  /** A line in both carts that stays unchanged. */
  | { kind: "keep"; from: string }

export interface Bounds {
  /** Stock of a variant; undefined: unlimited. */
  stock: ReadonlyMap<string, number | undefined>
  mostLines: number
  mostPieces: number
}

/**
 * Plans how the lines of another cart are merged into the remaining one: for equal lines the larger quantity,
 * limited by stock. Unavailable lines get no step and stay in their cart.
 */
export function planMerge(
  lines: readonly MergeLine[],
  others: readonly MergeLine[],
  { stock, mostLines, mostPieces }: Bounds,
): MergeStep[] {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  const steps: MergeStep[] = []
  let room = mostLines - lines.length
  for (const other of others) {
    const inStock = stock.has(other.variant_id) ? (stock.get(other.variant_id) ?? mostPieces) : 0
    const quantity = Math.min(other.quantity, inStock, mostPieces)
    const same = byKey.get(keyOf(other))
    if (same && quantity > same.quantity) {
      steps.push({ kind: "raise", from: other.id, line_id: same.id, quantity })
    } else if (same) {
      steps.push({ kind: "keep", from: other.id })
    } else if (quantity > 0 && room > 0) {
      room -= 1
      const { variant_id, metadata } = other
      steps.push({ kind: "add", from: other.id, variant_id, quantity, metadata })
    }
  }
  return steps
}
