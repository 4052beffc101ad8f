import { CartTotals } from "#app/features/cart/page/cart-totals.tsx"
import type { CartView } from "#app/features/cart/page/cart-view.ts"
import { RefusedCodes } from "#app/features/cart/page/refused-codes.tsx"
import { withCharges } from "#app/features/cart/page/with-charges.ts"
import { OrderedLines } from "#app/features/checkout/ordered-lines.tsx"

/** What is ordered, and what it costs; dimmed while a change is pending. */
export function CartOverview({ cart }: { cart: CartView & { pending?: boolean } }) {
  return (
    <>
      <OrderedLines lines={withCharges(cart)} currency={cart.currency} />
      <RefusedCodes discounts={cart.discounts} />
      <CartTotals cart={cart} />
    </>
  )
}
