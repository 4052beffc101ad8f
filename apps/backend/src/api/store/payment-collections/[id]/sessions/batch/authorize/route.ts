import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readCollection } from "../../../../../../../domains/checkout/read-payment.ts"
import { requireParam } from "../../../../../../require-param.ts"

/** The state of the payments. Only placing the order authorizes them. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ payment_collection: await readCollection(req.scope, requireParam(req, "id")) })
}
