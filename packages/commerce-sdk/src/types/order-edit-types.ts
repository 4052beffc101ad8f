/** A change of a placed order that the shop proposes and the shopper accepts or declines. */
export interface OrderEdit {
  id: string
  order_id: string
  status: "requested" | "confirmed" | "declined" | "canceled"
  declined_reason?: string | null
  requested_at?: string | null
  confirmed_at?: string | null
  declined_at?: string | null
  canceled_at?: string | null
  created_at: string
}
