import { sql } from "../fixtures/sql.ts"

interface IssuedInvoice {
  kind: string
  data: {
    totals: { gross: number; vat: number }
    gift_card_paid?: number
    lines: { name: string; gross: number; vat: number; outside_vat?: boolean }[]
  }
}

/** The invoices of an order, oldest first. */
export const issuedInvoices = (orderId: string): Promise<IssuedInvoice[]> =>
  sql<IssuedInvoice>(
    "select kind, data from invoice where order_id = $1 and state = 'issued' order by created_at",
    [orderId],
  )
