import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { exportParcels } from "../../../domains/parcels/export-parcels.ts"
import { parseInput } from "../../parse-input.ts"
import { sendCsv } from "../../send-csv.ts"
import { orderIdsQuery } from "../order-ids.ts"

export const querySchema = orderIdsQuery

/** The parcels of the named orders as a table, for the upload page of a carrier. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  sendCsv(res, "csomagok.csv", await exportParcels(req.scope, parseInput(querySchema, req.query).id))
}
