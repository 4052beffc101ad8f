import { parseJson } from "@porteka/shop/parse-json"
import { createKeptValue } from "#app/ui/browser/kept-value.ts"

const ENTRY = "measured-orders"
const MOST = 20
const NONE: string[] = []

function parse(text: string): string[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept.map(String) : NONE
}

const reported = createKeptValue<string[]>(ENTRY, parse, NONE)

/** Records that an order was reported. @returns false if it was reported before */
export function reportOnce(orderId: string): boolean {
  if (reported.get().includes(orderId)) return false
  reported.set([...reported.get(), orderId].slice(-MOST))
  return true
}

export const forgetReportedOrders = (): void => reported.set(NONE)
