import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import type { LocalCart } from "../contract/kept-line.ts"
import { localCart } from "../local/kept-cart.ts"
import type { CartLineView } from "./cart-view.ts"
import { WholeCartForm } from "./whole-cart-form.tsx"

const NONE: LocalCart = []

/** The button that rebuilds the cart, shown if the result would differ: products wait in the browser, or have changed. */
export function RestoreCart({ lines }: { lines: CartLineView[] }) {
  const kept = useWatchedValue(localCart, NONE)
  const hasChanged = lines.some(({ news }) => news.some(({ kind }) => kind !== "inscription"))
  return kept.length > 0 || hasChanged ? <WholeCartForm intent="refresh" /> : null
}
