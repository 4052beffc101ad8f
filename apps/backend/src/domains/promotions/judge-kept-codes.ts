import { type CouponState, cartValue, isFee, type KeptCode } from "@porteka/commerce-sdk"
import { type CouponFacts, couponState } from "./coupon-state.ts"

/** A row of `kept-codes.sql.ts`; moments are texts if it was read as JSON. */
export interface CodeFacts extends Omit<CouponFacts, "status" | "starts_at" | "ends_at"> {
  code: string
  /** Null: there is no such code any more. */
  status: string | null
  starts_at: string | Date | null
  ends_at: string | Date | null
  /** Null: it has no smallest cart value. */
  minimum: number | null
  /** What the discount applies to. */
  target: string | null
  /** Whether it applies only to some of these. */
  is_selective: boolean
}

/** The parts of a cart that decide whether a code counts. */
export interface JudgedCart {
  items: readonly { is_giftcard: boolean; unit_price: number; quantity: number }[]
  promotions: readonly ({ code?: string | null } | null)[]
  shipping_methods: readonly { amount: unknown; data: Record<string, unknown> | null }[]
}

export function stateOf(facts: CodeFacts, now: Date): CouponState {
  const { status, starts_at, ends_at } = facts
  if (status === null) return "expired"
  const moments = { starts_at: toDate(starts_at), ends_at: toDate(ends_at) }
  return couponState({ ...facts, status, ...moments }, now) ?? "expired"
}

/**
 * The codes that a cart keeps because they counted, or for a smallest cart value or a delivery to come, each with the reason
 * if it cannot count. Below its value a code only waits, and so does one for a delivery that is not chosen; otherwise, something else
 * refuses it.
 */
export function judgeKeptCodes(facts: readonly CodeFacts[], cart: JudgedCart, now: Date): KeptCode[] {
  const applied = new Set(cart.promotions.map((promotion) => promotion?.code))
  return facts.map((fact) => {
    const { code } = fact
    const kept = { code, minimum: fact.minimum ?? 0 }
    if (applied.has(code)) return kept
    const state = stateOf(fact, now)
    if (state !== "usable") return { ...kept, refused: state }
    if (cartValue(cart.items) < kept.minimum) return kept
    return awaitsDelivery(fact, cart) ? { ...kept, waits: "delivery" } : { ...kept, refused: "conditions" }
  })
}

const toDate = (moment: string | Date | null) => (moment === null ? null : new Date(moment))

export const isForDelivery = ({ target }: Pick<CodeFacts, "target">) => target === "shipping_methods"

const awaitsDelivery = (fact: CodeFacts, cart: JudgedCart) =>
  isForDelivery(fact) && (fact.is_selective || !hasPaidDelivery(cart))

/** Before there is one, a code for deliveries has nothing to count for. */
const hasPaidDelivery = ({ shipping_methods: methods }: JudgedCart) =>
  methods.some((method) => !isFee(method) && Number(method.amount) > 0)
