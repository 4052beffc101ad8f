import { CheckoutFooter } from "./checkout-footer.tsx"
import { CheckoutHeader } from "./checkout-header.tsx"
import type { FramedRoute } from "./page-frame.ts"

/** Nothing leads away from the form but what the law wants on every page. */
export const CHECKOUT_ROUTE: FramedRoute = { frame: { Header: CheckoutHeader, Footer: CheckoutFooter } }
