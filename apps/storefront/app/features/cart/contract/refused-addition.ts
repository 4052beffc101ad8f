import type { CartFault } from "./cart-fault.ts"

/** The form that adds the page's product: a refusal leads back to it. */
export const ADD_FORM = "add-to-cart"

/** Parameter of a product's page that shows its refused form. */
export const REFUSED_PARAMETER = "refused"

/** A form for the cart that was refused without scripts, for the page it was on. */
export interface RefusedAddition {
  page: string
  /** What was entered, by field. */
  fields: Record<string, string>
  fault: CartFault
}
