import type { EmailProps } from "../email.ts"
import type { OrderInEmail } from "../order-in-email.ts"

/**
 * Confirmation of an order, sent immediately after it was placed (2001. CVIII. tv. 6. §, 45/2014. Korm. r.
 * 18. §).
 */
export interface OrderPlacedProps extends EmailProps {
  order: OrderInEmail
  /** The order's page: confirmation page for guests, account page for customers. */
  order_url: string
  /** Version of the accepted terms, from their front matter. */
  terms_version: string
  /** The permanent URL of that version. */
  terms_url: string
}
