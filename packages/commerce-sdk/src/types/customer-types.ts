import type { CustomerAddress } from "./address-types.ts"

export interface Customer {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  company_name: string | null
  has_account?: boolean
  metadata: Record<string, unknown> | null
  addresses: CustomerAddress[]
  created_at: string
  updated_at: string
}

/** `email` must be the identity's own; the back end refuses any other (ruling D15). */
export interface CustomerCreateInput {
  email: string
  first_name?: string | null
  last_name?: string | null
  phone?: string | null
  company_name?: string | null
  metadata?: Record<string, unknown> | null
}

export type CustomerUpdateInput = Omit<Partial<CustomerCreateInput>, "email">

export interface CustomerAnswer {
  customer: Customer
}
