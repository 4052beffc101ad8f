import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { INVOICE_MODULE } from "../../../../../modules/invoice/index.ts"
import { requireParam } from "../../../../require-param.ts"

/**
 * The issued invoices of an order; the files of forgotten ones are deleted (ADR 0127). The storefront decides who may see them, as
 * with the order itself.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const rows = await req.scope.resolve(INVOICE_MODULE).listOfOrder(requireParam(req, "id"))
  const invoices = rows.flatMap(({ id, kind, number, data, issued_at }) =>
    number && data?.buyer.name ? { id, kind, number, issued_at } : [],
  )
  res.json({ invoices })
}
