/** Suggested next steps of a customer, the most important first. */
export type NextStep =
  | { kind: "pay"; orderId: string; number: string; amount: number; currency: string }
  | { kind: "follow"; orderId: string; number: string }
  | { kind: "name" }
  | { kind: "address" }
  | { kind: "shop" }

interface KnownOrder {
  id: string
  number: string
  total: number
  currency: string
  /** The customer has to transfer money. */
  awaitsTransfer: boolean
  /** It was handed to the carrier. */
  isUnderWay: boolean
}

interface KnownCustomer {
  first_name: string | null
  last_name: string | null
  addresses: readonly unknown[]
}

const MOST_STEPS = 3

/** @param orders newest first */
export function nextSteps(customer: KnownCustomer, orders: readonly KnownOrder[]): NextStep[] {
  const steps: NextStep[] = [
    ...orders
      .filter(({ awaitsTransfer }) => awaitsTransfer)
      .map(({ id: orderId, number, total: amount, currency }) => ({
        kind: "pay" as const,
        orderId,
        number,
        amount,
        currency,
      })),
    ...orders
      .filter(({ isUnderWay }) => isUnderWay)
      .map(({ id: orderId, number }) => ({ kind: "follow" as const, orderId, number })),
  ]
  if (!customer.first_name || !customer.last_name) steps.push({ kind: "name" })
  if (customer.addresses.length === 0) steps.push({ kind: "address" })
  return [...steps, { kind: "shop" as const }].slice(0, MOST_STEPS)
}
