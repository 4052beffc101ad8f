import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { eraseOnRequest } from "../../../../domains/account/rights/erase-on-request.ts"
import { exportData } from "../../../../domains/account/rights/export-data.ts"
import { personOf } from "../../../../domains/account/rights/person-of.ts"
import { refreshStages } from "../../../../domains/order-desk/refresh-stages.ts"
import { requireParam } from "../../../require-param.ts"

/** All data about a person, as a file for another service (GDPR Articles 15 and 20). */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id, locale, guestIds } = await personOf(req.scope, requireParam(req, "id"))
  const data = await exportData(req.scope, id, locale, guestIds)
  res.setHeader("content-disposition", 'attachment; filename="szemelyes-adatok.json"')
  res.setHeader("content-type", "application/json; charset=utf-8")
  res.setHeader("cache-control", "no-store")
  res.send(JSON.stringify(data, null, 2))
}

/** Erases them (GDPR Article 17). */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  // Whether an order is open is its stage, and the stored one may be ten minutes old.
  await refreshStages(req.scope)
  await eraseOnRequest(req.scope, id)
  res.json({ id, object: "customer", deleted: true })
}
