import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { joinInvoicesOf } from "../../../domains/invoices/join-invoices.ts"
import { parseInput } from "../../parse-input.ts"
import { sendPdf } from "../../send-pdf.ts"
import { orderIdsQuery } from "../order-ids.ts"

export const querySchema = orderIdsQuery

/** The invoices of the named orders in one PDF, to be printed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  sendPdf(res, "szamlak.pdf", await joinInvoicesOf(req.scope, parseInput(querySchema, req.query).id))
}
