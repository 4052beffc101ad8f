import type { Metadata } from "./metadata.ts"

export interface Customer {
  id: string
  object: "customer"
  address: object | null
  balance: 0
  created: number
  currency: null
  default_source: null
  deleted?: true
  delinquent: false
  description: string | null
  discount: null
  email: string | null
  invoice_prefix: null
  livemode: false
  metadata: Metadata
  name: string | null
  phone: string | null
  preferred_locales: string[]
  shipping: object | null
}
