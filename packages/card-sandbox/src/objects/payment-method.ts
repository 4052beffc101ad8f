import type { Card } from "./card.ts"
import type { Metadata } from "./metadata.ts"

export interface BillingDetails {
  address: Record<"city" | "country" | "line1" | "line2" | "postal_code" | "state", string | null>
  email: string | null
  name: string | null
  phone: string | null
}

export interface PaymentMethod {
  id: string
  object: "payment_method"
  allow_redisplay: "unspecified"
  billing_details: BillingDetails
  card: Card
  created: number
  customer: string | null
  livemode: false
  metadata: Metadata
  type: "card"
}
