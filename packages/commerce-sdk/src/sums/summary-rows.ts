import { FEE_OPTION_CODE } from "../types/shipping-types.ts"
import type { Adjustment, TaxLine } from "../types/tax-types.ts"

/** A line or a delivery as far as sums need it. Totals are gross. */
export interface PricedLine {
  total: number
  original_total: number
  adjustments?: Pick<Adjustment, "code" | "amount">[]
  tax_lines?: Pick<TaxLine, "rate">[]
  /** Of an order: what it cost, discounts taken off, of the pieces that have come back. The other totals are without them. */
  return_received_total?: number
  return_dismissed_total?: number
}

export interface PricedMethod extends PricedLine {
  data: Record<string, unknown> | null
}

/** A cart or an order as far as sums need it: amounts the back end has worked out. */
export interface Priced {
  total: number
  tax_total: number
  items: readonly PricedLine[]
  shipping_methods: readonly PricedMethod[]
}

/**
 * What a row of a summary is about, in the order of the rows. A discount follows what it lowers, so that it stands
 * there once; `returned` is what has come back of the goods; `adjustment` is the rest where an order was changed afterwards (credit, rounding).
 */
export type SummaryRowKind =
  | "goods"
  | "goods_discount"
  | "delivery"
  | "delivery_discount"
  | "fee"
  | "returned"
  | "adjustment"

export interface SummaryRow {
  kind: SummaryRowKind
  /** Whole forints, gross; discounts are negative. */
  amount: number
}

/**
 * The rows between the goods and the total, for every page, mail and paper that shows a sum. They add up to the
 * total. There is a row for a delivery that costs nothing, none for a discount or a fee of 0.
 */
export function summaryRows({ total, items, shipping_methods: methods }: Priced): SummaryRow[] {
  const fees = methods.filter(isFee)
  const deliveries = methods.filter((method) => !isFee(method))
  const returned = sum(items.map(returnedOf))
  const rows: SummaryRow[] = [
    { kind: "goods", amount: originalOf(items) + returned },
    ...unlessZero("goods_discount", -discountOf(items)),
    ...(deliveries.length > 0 ? [{ kind: "delivery" as const, amount: originalOf(deliveries) }] : []),
    ...unlessZero("delivery_discount", -discountOf(deliveries)),
    ...unlessZero("fee", sum(fees.map((fee) => Math.round(fee.total)))),
    ...unlessZero("returned", -returned),
  ]
  const rest = Math.round(total) - sum(rows.map(({ amount }) => amount))
  return [...rows, ...unlessZero("adjustment", rest)]
}

/**
 * What each code takes off, gross, by code. The back end notes an adjustment net or gross, as the promotion was made;
 * how much less a line costs is gross always, so that is shared out among the line's codes.
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

/** Whole parts of a line's discount in proportion to its adjustments; they add up to it. */
function sharesOf({ total, original_total: original, adjustments = [] }: PricedLine) {
  const discount = Math.round(original) - Math.round(total)
  const noted = sum(adjustments.map(({ amount }) => amount))
  let upTo = 0
  let given = 0
  return adjustments.map(({ code, amount }) => {
    upTo += amount
    const share = (noted === 0 ? 0 : Math.round((discount * upTo) / noted)) - given
    given += share
    return { code, amount: share }
  })
}

export interface VatShare {
  /** 27; null where lines have different rates. */
  percent: number | null
  /** Whole forints of VAT that the total holds. */
  amount: number
}

/** The VAT in the total as the back end worked it out (ruling D7); null before it has taxed anything. */
export function vatOf({ total, tax_total, items, shipping_methods: methods }: Priced): VatShare | null {
  const lines = [...items, ...methods].flatMap(({ tax_lines: taxes = [] }) => taxes)
  const rates = [...new Set(lines.map(({ rate }) => rate))]
  if (rates.length === 0) return null
  const [only = null, ...others] = rates
  // What is credited afterwards lowers the total and not the back end's sum of taxes.
  const priced = sum([...items, ...methods].map((line) => Math.round(line.total)))
  const tax = priced > total ? (tax_total * total) / priced : tax_total
  return { percent: others.length === 0 ? only : null, amount: Math.round(tax) }
}

/** Whether a shipping method is the fee of paying in cash rather than a delivery. */
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

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
