/** A payment at a provider with a page of its own, whatever that provider calls its parts. */
export interface HostedPayment {
  id: string
  /** The shop's name for it. */
  reference: string
  total: number
  currency: string
  state: "waiting" | "at_page" | "paid" | "refused" | "cancelled" | "expired"
  /** What has gone back of it, oldest first. */
  refunds: { id: string; amount: number }[]
  returnUrl: string
  /** Where its changes are told, when the payment itself says so. */
  noticeUrl: string | null
  startedAt: string
  expiresAt: number
}

/** What the shopper does on the provider's page. */
export const OUTCOMES = ["paid", "refused", "cancelled", "expired"] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface HostedPayments {
  add(payment: Omit<HostedPayment, "state" | "refunds" | "startedAt">): HostedPayment
  find(id: string): HostedPayment | undefined
  findByReference(reference: string): HostedPayment | undefined
  /** The shopper's doing; nothing where it is decided already. @returns whether it was done */
  decide(payment: HostedPayment, outcome: Outcome): boolean
}

/** Kept in memory: a stand-in that is started anew knows none, and the shop takes those as ended. */
export function createHostedPayments(): HostedPayments {
  const payments = new Map<string, HostedPayment>()
  const lookAtClock = (payment: HostedPayment | undefined) => {
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
    find: (id) => lookAtClock(payments.get(id)),
    findByReference: (reference) =>
      lookAtClock([...payments.values()].find((payment) => payment.reference === reference)),
    decide: (payment, outcome) => {
      if (!isUndecided(payment)) return false
      payment.state = outcome
      return true
    },
  }
}

const isUndecided = ({ state }: HostedPayment) => state === "waiting" || state === "at_page"

export const sentBack = ({ refunds }: HostedPayment) => refunds.reduce((sum, { amount }) => sum + amount, 0)
