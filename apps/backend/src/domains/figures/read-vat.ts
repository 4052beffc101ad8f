import type { MedusaContainer } from "@medusajs/framework/types"
import type { VatRow } from "@porteka/commerce-sdk"
import { queryRows } from "../../records/query-rows.ts"

/**
 * Every issued document counts in the month of its date; one that corrects or cancels reduces the month in
 * which it was issued (2007. CXXVII. tv. 153/B. §).
 */
const LINES = `
  select i.id, i.kind, i.number, i.order_id, i.provider, i.data,
         i.data->>'issued_on' as issued_on, left(i.data->>'issued_on', 7) as month,
         cast(line->>'vat_percent' as numeric) as vat_percent, cast(line->>'net' as numeric) as net,
         cast(line->>'vat' as numeric) as vat, cast(line->>'gross' as numeric) as gross
    from invoice i cross join jsonb_array_elements(i.data->'lines') line
   where i.state = 'issued' and i.data->>'issued_on' between :year || '-01-01' and :year || '-12-31'`

type Numeric = "vat_percent" | "net" | "vat" | "gross"

/** VAT by month and rate, newest month first. */
export async function readVat(container: MedusaContainer, year: number): Promise<VatRow[]> {
  type Row = Omit<VatRow, Numeric | "documents"> & Record<Numeric | "documents", string>
  const rows = await queryRows<Row>(
    container,
    `select month, vat_percent, count(distinct id) as documents, sum(net) as net, sum(vat) as vat, sum(gross) as gross,
            bool_or(provider = 'local') as has_samples
       from (${LINES}) line group by month, vat_percent order by month desc, vat_percent desc`,
    { year: String(year) },
  )
  return rows.map((row) => ({
    month: row.month,
    vat_percent: Number(row.vat_percent),
    documents: Number(row.documents),
    net: Number(row.net),
    vat: Number(row.vat),
    gross: Number(row.gross),
    has_samples: row.has_samples,
  }))
}

interface InvoicedAmount {
  number: string | null
  kind: string
  issued_on: string
  fulfilled_on: string
  order_number: string
  buyer: string
  tax_number: string | null
  vat_percent: number
  net: number
  vat: number
  gross: number
}

/** Every document of a year, one row per rate, for bookkeeping. */
export async function listInvoicedAmounts(
  container: MedusaContainer,
  year: number,
): Promise<InvoicedAmount[]> {
  type Row = Omit<InvoicedAmount, Numeric> & Record<Numeric, string>
  const rows = await queryRows<Row>(
    container,
    `select number, kind, issued_on, data->>'fulfilled_on' as fulfilled_on, data->>'order_number' as order_number,
            data->'buyer'->>'name' as buyer,
            data->'buyer'->>'tax_number' as tax_number,
            vat_percent, sum(net) as net, sum(vat) as vat, sum(gross) as gross
       from (${LINES}) line
      group by id, number, kind, issued_on, data, vat_percent order by issued_on, number, vat_percent desc`,
    { year: String(year) },
  )
  return rows.map((row) => ({
    ...row,
    vat_percent: Number(row.vat_percent),
    net: Number(row.net),
    vat: Number(row.vat),
    gross: Number(row.gross),
  }))
}
