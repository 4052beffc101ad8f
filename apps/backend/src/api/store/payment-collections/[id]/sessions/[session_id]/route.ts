import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readSession } from "../../../../../../domains/checkout/read-payment.ts"
import { requireParam } from "../../../../../require-param.ts"

/** The current session; its amount follows the cart automatically. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const session = await readSession(req.scope, requireParam(req, "id"), requireParam(req, "session_id"))
  res.json({ payment_session: session })
}
