import type { CartLineView, CartView, ChargeView } from "./cart-view.ts"

/** All lines in the order they are shown: a charge directly below its product. */
export function withCharges({
  lines,
  charges,
}: Pick<CartView, "lines" | "charges">): (CartLineView | ChargeView)[] {
  const ids = new Set(lines.map(({ id }) => id))
  return [
    ...lines.flatMap((line) => [line, ...charges.filter(({ below }) => below === line.id)]),
    // Its product is being removed.
    ...charges.filter(({ below }) => below === null || !ids.has(below)),
  ]
}

export const isCharge = (line: CartLineView | ChargeView): line is ChargeView => "below" in line
