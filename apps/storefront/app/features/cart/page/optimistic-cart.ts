import { useFetchers } from "react-router"
import type { CartView } from "./cart-view.ts"

/** Forms of one line share a key, so that a newer one replaces an older pending one. */
export function lineFetcherKey(intent: "update" | "remove" | "options", lineId: string): string {
  return `cart-${intent}-${lineId}`
}

export interface PendingChange {
  intent: string
  lineId: string | null
  quantity: number | null
}

/** Amounts are not computed in the browser: while a change is pending, the last totals are dimmed. */
export type OptimisticCart = CartView & { pending: boolean }

/** The cart as it will be once the pending forms are answered. */
export function applyPending(cart: CartView, changes: PendingChange[]): OptimisticCart {
  const lines = changes.reduce((lines, change) => {
    if (change.intent === "remove") return lines.filter((line) => line.id !== change.lineId)
    if (change.intent !== "update" || !change.quantity) return lines
    const quantity = change.quantity
    return lines.map((line) =>
      line.id === change.lineId ? { ...line, quantity, total: line.unitPrice * quantity } : line,
    )
  }, cart.lines)
  return { ...cart, lines, pending: changes.length > 0 }
}

/** Derived from the pending forms, never stored. */
export function useOptimisticCart(cart: CartView | null): OptimisticCart | null {
  const fetchers = useFetchers()
  if (!cart) return null
  const changes = fetchers.flatMap(({ formData }) => (formData ? [toPendingChange(formData)] : []))
  return applyPending(cart, changes)
}

function toPendingChange(form: FormData): PendingChange {
  const lineId = form.get("line_id")
  const quantity = Number(form.getAll("quantity").at(-1))
  return {
    intent: String(form.get("intent")),
    lineId: typeof lineId === "string" ? lineId : null,
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : null,
  }
}
