import type { GiftCardPaid } from "../types/gift-card-types.ts"
import { FEE_OPTION_CODE } from "../types/shipping-types.ts"
import type { Adjustment, TaxLine } from "../types/tax-types.ts"
import { sum } from "./sum.ts"

/** The fields of a line or delivery needed for totals. Totals are gross. */
export interface PricedLine {
  total: number
  original_total: number
  /** The VAT in the total. */
  tax_total: number
  adjustments?: Pick<Adjustment, "code" | "amount">[]
  tax_lines?: Pick<TaxLine, "rate">[]
  /** In an order: the value of the returned quantity, after discounts. The other totals exclude it. */
  return_received_total?: number
  return_dismissed_total?: number
}

export interface PricedMethod extends PricedLine {
  data: Record<string, unknown> | null
}

/** The fields of a cart or order needed for totals: amounts computed by the back end. */
export interface Priced {
  total: number
  items: readonly PricedLine[]
  shipping_methods: readonly PricedMethod[]
  gift_card_paid?: GiftCardPaid
}

/**
 * The kinds of summary rows, in their order. A discount follows what it reduces; `gift_card` is what gift cards
 * take off for which nobody has paid; `returned` is the value of returned items; `adjustment` is the remainder if an order was changed afterward (credit, rounding).
 */
export type SummaryRowKind =
  | "items"
  | "items_discount"
  | "delivery"
  | "delivery_discount"
  | "fee"
  | "gift_card"
  | "returned"
  | "adjustment"

export interface SummaryRow {
  kind: SummaryRowKind
  /** Whole forints, gross; discounts are negative. */
  amount: number
}

/**
 * The rows between the products and the price, of which gift cards may have paid a part. They add up to it. A free delivery has a row; a discount or fee of 0 has none.
 * @param isGiftCard which codes are gift cards, which the back end stores as promotions
 */
export function summaryRows(
  { total, items, shipping_methods: methods, gift_card_paid: { amount: paid } = NO_CARD }: Priced,
  isGiftCard: (code: string) => boolean,
): SummaryRow[] {
  const fees = methods.filter(isFee)
  const deliveries = methods.filter((method) => !isFee(method))
  const returned = sum(items.map(returnedOf))
  const byCards = (lines: readonly PricedLine[]) => sum(lines.map((line) => discountBy(line, isGiftCard)))
  const rows: SummaryRow[] = [
    { kind: "items", amount: originalOf(items) + returned },
    ...unlessZero("items_discount", byCards(items) - discountOf(items)),
    ...(deliveries.length > 0 ? [{ kind: "delivery" as const, amount: originalOf(deliveries) }] : []),
    ...unlessZero("delivery_discount", byCards(deliveries) - discountOf(deliveries)),
    ...unlessZero("fee", sum(fees.map((fee) => Math.round(fee.total)))),
    ...unlessZero("gift_card", paid - byCards([...items, ...deliveries])),
    ...unlessZero("returned", -returned),
  ]
  const rest = Math.round(total) + paid - sum(rows.map(({ amount }) => amount))
  return [...rows, ...unlessZero("adjustment", rest)]
}

const NO_CARD: GiftCardPaid = { amount: 0, tax_total: 0 }

/**
 * The discount of each code, gross. The back end stores an adjustment net or gross, depending on the promotion,
 * but a line's reduction is always gross, so that is divided among the line's codes.
 */
export function codeDiscounts({
  items,
  shipping_methods: methods,
}: Pick<Priced, "items" | "shipping_methods">) {
  const discounts = new Map<string, number>()
  for (const line of [...items, ...methods]) {
    for (const { code, amount } of sharesOf(line))
      if (code !== null) discounts.set(code, (discounts.get(code) ?? 0) + amount)
  }
  return discounts
}

type DiscountedLine = Pick<PricedLine, "total" | "original_total" | "adjustments">

/** The discount of some codes on a line, in gross whole forints. */
export const discountBy = (line: DiscountedLine, isMeant: (code: string) => boolean): number =>
  sum(sharesOf(line).flatMap(({ code, amount }) => (code !== null && isMeant(code) ? [amount] : [])))

/** Whole shares of a line's discount in proportion to its adjustments; they add up to it. */
function sharesOf({ total, original_total: original, adjustments = [] }: DiscountedLine) {
  const discount = Math.round(original) - Math.round(total)
  const recorded = sum(adjustments.map(({ amount }) => amount))
  let upTo = 0
  let given = 0
  return adjustments.map(({ code, amount }) => {
    upTo += amount
    const share = (recorded === 0 ? 0 : Math.round((discount * upTo) / recorded)) - given
    given += share
    return { code, amount: share }
  })
}

/** Whether a shipping method is the cash-on-delivery fee rather than a delivery. */
export function isFee({ data }: Pick<PricedMethod, "data">): boolean {
  return data?.code === FEE_OPTION_CODE
}

const returnedOf = ({
  return_received_total: received = 0,
  return_dismissed_total: dismissed = 0,
}: PricedLine) => Math.round(received) + Math.round(dismissed)

const originalOf = (lines: readonly PricedLine[]) =>
  sum(lines.map(({ original_total: original }) => Math.round(original)))

const discountOf = (lines: readonly PricedLine[]) =>
  originalOf(lines) - sum(lines.map(({ total }) => Math.round(total)))

const unlessZero = (kind: SummaryRowKind, amount: number): SummaryRow[] =>
  amount === 0 ? [] : [{ kind, amount }]
