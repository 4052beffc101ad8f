import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readDesk } from "../../../../../../../domains/order-desk/read-desk.ts"
import { takeBackParcel } from "../../../../../../../domains/order-desk/take-back-parcel.ts"
import { requireParam } from "../../../../../../require-param.ts"

/** A parcel that was sent has come back without being accepted: the order is to be packed again, or canceled. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  await takeBackParcel(req.scope, { orderId, parcelId: requireParam(req, "parcel_id") })
  res.json({ order: await readDesk(req.scope, orderId) })
}
