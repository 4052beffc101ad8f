import { ask, askPage, post } from "../ask.ts"

export interface DeskOrder {
  id: string
  display_id: number
  created_at: string
  name: string
  email: string | null
  method: string | null
  delivery: string | null
  total: number
  paid: number
  refunded: number
  due: number
  stage: string
  problems: string[]
}

interface Address {
  first_name?: string | null
  last_name?: string | null
  company?: string | null
  postal_code?: string | null
  city?: string | null
  address_1?: string | null
  address_2?: string | null
  country_code?: string | null
}

export interface DeskDetail extends DeskOrder {
  transfer: { reference: string; due_on: string } | null
  address: Address | null
  billing_address: Address | null
  phone: string | null
  pickup_point: {
    carrier: string
    code: string
    name: string
    postal_code: string
    city: string
    address: string
  } | null
  company: { name: string; tax_number: string | null } | null
  notes: string | null
  lines: {
    id: string
    title: string
    variant: string | null
    sku: string | null
    quantity: number
    wishes: string[]
  }[]
  parcels: {
    id: string
    created_at: string
    shipped_at: string | null
    delivered_at: string | null
    tracking_number: string | null
  }[]
  invoices: { id: string; kind: string; state: string; number: string | null }[]
  mails: { kind: string; state: string; sent_at: string | null; last_error: string | null }[]
}

export async function readDesk(id: string): Promise<DeskDetail> {
  return (await ask<{ order: DeskDetail }>(`/admin/order-desk/${id}`)).order
}

export type DeskStep = "paid" | "packed" | "shipped" | "delivered"

interface Advanced {
  id: string
  refusal: string | null
}

/** Says the same of several orders. */
export async function advance(
  step: DeskStep,
  orders: { id: string; tracking_number?: string }[],
): Promise<Advanced[]> {
  const sent = orders.map(({ id, tracking_number: number }) =>
    number ? { id, tracking_number: number } : { id },
  )
  const answer = await post<{ orders: Advanced[] }>("/admin/order-desk-steps", { step, orders: sent })
  return answer.orders
}

export interface DeskPage {
  orders: DeskOrder[]
  counts: Record<string, number>
}

export const listDesk = (stage: string, page: number) =>
  askPage<DeskPage>("/admin/order-desk", page, { stage })

/** As it stands on a parcel: name or company, street, postal code and town. */
export function addressLines(address: Address | null): string[] {
  if (!address) return []
  const name = [address.last_name, address.first_name].filter(Boolean).join(" ")
  const town = [address.postal_code, address.city].filter(Boolean).join(" ")
  const street = [address.address_1, address.address_2].filter(Boolean).join(" ")
  return [address.company ?? "", name, street, town].filter(Boolean)
}
