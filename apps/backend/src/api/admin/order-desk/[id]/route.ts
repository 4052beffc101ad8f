import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readDesk } from "../../../../domains/order-desk/read-desk.ts"
import { requireParam } from "../../../require-param.ts"

/** One order with everything needed to pack it. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ order: await readDesk(req.scope, requireParam(req, "id")) })
}
