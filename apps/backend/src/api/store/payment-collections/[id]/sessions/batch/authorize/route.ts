import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readCollection } from "../../../../../../../domains/checkout/read-payment.ts"
import { requireParam } from "../../../../../../require-param.ts"

/** How the payments stand. They are authorized by placing the order and by nothing else. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ payment_collection: await readCollection(req.scope, requireParam(req, "id")) })
}
