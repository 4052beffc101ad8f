/** Approximate number of slider positions; more could not be distinguished by touch. */
const POSITIONS = 100
const ROUND_STEPS = [1, 2, 5, 10]

export interface PriceScale {
  min: number
  max: number
  step: number
}

/** A scale of round amounts that contains the whole price range. */
export function priceScale(range: { min: number; max: number }): PriceScale {
  const ideal = Math.max(1, (range.max - range.min) / POSITIONS)
  const magnitude = 10 ** Math.floor(Math.log10(ideal))
  const step = (ROUND_STEPS.find((factor) => factor * magnitude >= ideal) ?? 10) * magnitude
  return { min: Math.floor(range.min / step) * step, max: Math.ceil(range.max / step) * step, step }
}

/**
 * The positions of the two handles; a missing amount is at its end, and the lower handle never exceeds the
 * upper one.
 */
export function handlePositions(scale: PriceScale, min: number | null, max: number | null): [number, number] {
  const within = (amount: number) => Math.min(scale.max, Math.max(scale.min, amount))
  const upper = within(max ?? scale.max)
  return [Math.min(within(min ?? scale.min), upper), upper]
}
