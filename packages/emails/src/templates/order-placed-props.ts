import type { EmailProps } from "../email.ts"
import type { OrderInEmail } from "../order-in-email.ts"

/** Confirmation of an order, at once after it was placed (2001. CVIII. tv. 6. §, 45/2014. Korm. r. 18. §). */
export interface OrderPlacedProps extends EmailProps {
  order: OrderInEmail
  /** The order's page for the shopper: confirmation page for guests, account page for customers. */
  order_url: string
  /** Version of the terms the shopper accepted, as in their front matter. */
  terms_version: string
  /** Where that very version stays readable. */
  terms_url: string
}
