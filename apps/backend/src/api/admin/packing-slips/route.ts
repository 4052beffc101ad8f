import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { drawSlipsOf } from "../../../domains/order-desk/packing-slips.ts"
import { parseInput } from "../../parse-input.ts"
import { sendPdf } from "../../send-pdf.ts"
import { orderIdsQuery } from "../order-ids.ts"

export const querySchema = orderIdsQuery

/** Packing slips with address labels of the named orders, to be printed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  sendPdf(res, "csomagolojegy.pdf", await drawSlipsOf(req.scope, parseInput(querySchema, req.query).id))
}
