export interface ReturnReason {
  id: string
  value: string
  label: string
  description?: string | null
}

export interface ReturnItemInput {
  /** The order's line. */
  id: string
  quantity: number
  reason_id?: string | null
  note?: string | null
}

export interface ReturnCreateInput {
  order_id: string
  items: ReturnItemInput[]
  return_shipping: { option_id: string; price?: number }
  note?: string | null
}

export interface Return {
  id: string
  order_id: string
  display_id?: number
  status?: "open" | "requested" | "received" | "partially_received" | "canceled"
  items?: {
    id: string
    item_id: string
    quantity: number
    received_quantity?: number
    reason_id?: string | null
  }[]
  requested_at?: string | null
  received_at?: string | null
  canceled_at?: string | null
  metadata?: Record<string, unknown> | null
  created_at: string
  updated_at: string
}

/** An exchange (Medusa 1 called it a swap): products come back, others are sent. */
export interface Swap {
  id: string
  order_id: string
  cart_id?: string | null
  return_id?: string | null
  difference_due?: number | null
  canceled_at?: string | null
  created_at: string
}

export interface SwapCreateInput {
  order_id: string
  return_items: ReturnItemInput[]
  additional_items: { variant_id: string; quantity: number }[]
}
