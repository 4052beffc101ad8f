/** A payment at a provider with a hosted payment page, independent of the provider's names. */
export interface HostedPayment {
  id: string
  /** The shop's id of it. */
  reference: string
  total: number
  currency: string
  state: "waiting" | "at_page" | "paid" | "refused" | "cancelled" | "expired"
  /** Refunds, oldest first. */
  refunds: { id: string; amount: number }[]
  returnUrl: string
  /** The callback URL, if the payment itself contains one. */
  noticeUrl: string | null
  startedAt: string
  expiresAt: number
}

/** The shopper's action on the provider's page. */
export const OUTCOMES = ["paid", "refused", "cancelled", "expired"] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface HostedPayments {
  add(payment: Omit<HostedPayment, "state" | "refunds" | "startedAt">): HostedPayment
  find(id: string): HostedPayment | undefined
  findByReference(reference: string): HostedPayment | undefined
  /**
   * Applies the shopper's action; does nothing if the payment is finished. @returns whether it was applied
   */
  decide(payment: HostedPayment, outcome: Outcome): boolean
}

/** Kept in memory: after a restart the stand-in knows no payments, and the shop treats them as ended. */
export function createHostedPayments(): HostedPayments {
  const payments = new Map<string, HostedPayment>()
  const endIfExpired = (payment: HostedPayment | undefined) => {
    if (payment && isUndecided(payment) && Date.now() > payment.expiresAt) payment.state = "expired"
    return payment
  }
  return {
    add: (fields) => {
      const payment: HostedPayment = {
        ...fields,
        state: "waiting",
        refunds: [],
        startedAt: new Date().toISOString(),
      }
      payments.set(payment.id, payment)
      return payment
    },
    find: (id) => endIfExpired(payments.get(id)),
    findByReference: (reference) =>
      endIfExpired([...payments.values()].find((payment) => payment.reference === reference)),
    decide: (payment, outcome) => {
      if (!isUndecided(payment)) return false
      payment.state = outcome
      return true
    },
  }
}

const isUndecided = ({ state }: HostedPayment) => state === "waiting" || state === "at_page"

/** The sum of a payment's refunds, in the unit of its total. */
export const sentBack = ({ refunds }: HostedPayment) => refunds.reduce((sum, { amount }) => sum + amount, 0)
