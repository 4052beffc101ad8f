import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { PICKUP_POINT_MODULE } from "../../../modules/pickup-point/index.ts"

/** The carriers' lists of pickup points, with the result of their last import. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ lists: await req.scope.resolve(PICKUP_POINT_MODULE).listCarriers() })
}
