import { expect, test, vi } from "vitest"
import { wayToPay } from "./desk-labels.ts"

test.each([
  ["hu", ["Nincs fizetnivaló", "Banki átutalás", "Banki átutalás", "–"]],
  ["en", ["Nothing to pay", "Bank transfer", "Bank transfer", "–"]],
])(
  "an order that a gift card covers names no way of payment, unlike one that was paid and sent back (%s)",
  (language, ways) => {
    vi.stubGlobal("localStorage", { getItem: () => language })
    const orders = [
      { method: "bank_transfer", total: 0, paid: 0 },
      { method: "bank_transfer", total: 4900, paid: 0 },
      { method: "bank_transfer", total: 0, paid: 4900 },
      { method: null, total: 4900, paid: 0 },
    ]
    expect(orders.map(wayToPay)).toEqual(ways)
  },
)
