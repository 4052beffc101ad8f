import { chargedOption, isProductLine } from "./line-key.ts"
import { lineOptionsOf } from "./parse-line-options.ts"

interface Line {
  id?: string
  metadata?: unknown
  created_at?: string | Date
}

/**
 * The lines of a cart or an order as they are shown everywhere: the oldest first, and what is charged for an
 * option directly below the last line that has it.
 */
export function inLineOrder<L extends Line>(lines: readonly L[]): L[] {
  const products = lines.filter(isProductLine).toSorted(byAge)
  const charges = lines.filter((line) => !isProductLine(line)).map((line) => ({ line, below: below(line) }))
  const chargesAt = (index: number) => charges.flatMap(({ line, below }) => (below === index ? [line] : []))
  return [...products.flatMap((product, index) => [product, ...chargesAt(index)]), ...chargesAt(NOWHERE)]

  function below({ metadata }: L): number {
    const option = chargedOption(metadata)
    return products.findLastIndex(
      (line) => option !== null && lineOptionsOf(line.metadata)[option] !== undefined,
    )
  }
}

const NOWHERE = -1

/** Lines of one moment have ids in their order; without times and ids they stay as they are. */
function byAge(one: Line, other: Line): number {
  return timeOf(one) - timeOf(other) || ((one.id ?? "") < (other.id ?? "") ? -1 : Number(one.id !== other.id))
}

const timeOf = ({ created_at: moment }: Line) => (moment === undefined ? 0 : new Date(moment).getTime())
