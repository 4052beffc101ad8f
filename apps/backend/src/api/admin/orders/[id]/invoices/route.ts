import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { INVOICE_MODULE } from "../../../../../modules/invoice/index.ts"
import { requireParam } from "../../../../require-param.ts"

/** Every invoice of an order, including failed ones with the reason. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const rows = await req.scope.resolve(INVOICE_MODULE).listOfOrder(requireParam(req, "id"))
  const invoices = rows.map(({ id, kind, state, number, provider, last_error, issued_at }) => ({
    id,
    kind,
    state,
    number,
    provider,
    last_error,
    issued_at,
  }))
  res.json({ invoices })
}
