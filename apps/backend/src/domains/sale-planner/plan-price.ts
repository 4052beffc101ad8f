import type { SaleCut, SalePlanRow, SaleRounding } from "@porteka/commerce-sdk"
import { announceableDiscount, lowestPriceBeforeSale, type PriceRecord } from "@porteka/hungary"

/** A price of another sale, between two moments. */
export interface OtherSale {
  amount: number
  starts_at: Date | null
  ends_at: Date | null
}

/** What is known about a variant's prices, in whole forints. */
export interface KnownPrices {
  /** Today's price. */
  now: number | null
  /** The price without any sale. */
  regular: number | null
  /** The price history. */
  history: readonly PriceRecord[]
  others: readonly OtherSale[]
}

/** How a price should be reduced from a moment on. */
export interface PlannedCut {
  cut: SaleCut
  /** Entered by hand; takes precedence over the percentage. */
  typed: number | undefined
  starts_at: Date
}

type Outcome = Pick<SalePlanRow, "sale_price" | "lowest_price" | "percent" | "problem">

const WHOLE = 100

/** The variant's planned price, and the discount the shop may announce that day under the 30-day rule. */
export function planPrice(prices: KnownPrices, { cut, typed, starts_at }: PlannedCut, now: Date): Outcome {
  const { regular, history, others } = prices
  if (regular === null) return { sale_price: null, lowest_price: null, percent: null, problem: "no_price" }
  const sale = typed ?? lowered(regular, cut)
  const start = starts_at > now ? starts_at : now
  const then: PriceRecord[] = [
    ...history,
    ...pricesAhead(prices, regular, now, start),
    { amount: sale, source: "sale", valid_from: start },
  ]
  const lowest = lowestPriceBeforeSale(then, start)
  const percent = announceableDiscount(then, start)?.percent ?? null
  const outcome = { sale_price: sale, lowest_price: lowest }
  if (sale >= regular) return { ...outcome, percent: null, problem: "not_lower" }
  if (runningAt(others, start).some(({ amount }) => amount < sale))
    return { ...outcome, percent: null, problem: "cheaper_elsewhere" }
  if (lowest === null) return { ...outcome, percent: null, problem: "short_history" }
  return { ...outcome, percent, problem: percent === null ? "not_below_lowest" : null }
}

const lowered = (regular: number, cut: SaleCut): number =>
  cut.kind === "amount"
    ? cut.amount
    : Math.max(1, roundDown(Math.floor((regular * (WHOLE - cut.percent)) / WHOLE), cut.rounding))

/** Of cheap products, the next …90 or …00 below would be a large part of the price. */
const ROUNDED_TO_TENS_BELOW = 1000

/** Down: half a forint more, and the shop would announce one percent less than the owner chose. */
function roundDown(amount: number, rounding: SaleRounding = "none"): number {
  if (rounding === "none") return amount
  if (amount < ROUNDED_TO_TENS_BELOW) return amount - (amount % 10)
  const ending = rounding === "ends_90" ? 90 : 0
  return amount - ((amount - ending) % 100)
}

/** Prices between now and the start, as other sales begin and end. */
function pricesAhead({ others }: KnownPrices, regular: number, now: Date, start: Date): PriceRecord[] {
  const moments = others
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .filter((moment): moment is Date => moment !== null && moment > now && moment < start)
  return moments.map((moment): PriceRecord => {
    const lowest = Math.min(regular, ...runningAt(others, moment).map(({ amount }) => amount))
    return { amount: lowest, source: lowest < regular ? "sale" : "base", valid_from: moment }
  })
}

const runningAt = (others: readonly OtherSale[], moment: Date): OtherSale[] =>
  others.filter(
    ({ starts_at, ends_at }) =>
      (starts_at === null || starts_at <= moment) && (ends_at === null || ends_at > moment),
  )
