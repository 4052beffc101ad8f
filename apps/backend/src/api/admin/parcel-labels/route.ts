import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { drawLabelsOf } from "../../../domains/parcels/draw-labels.ts"
import { makeLabels } from "../../../domains/parcels/make-labels.ts"
import { parseInput } from "../../parse-input.ts"
import { sendPdf } from "../../send-pdf.ts"
import { orderIds, orderIdsQuery } from "../order-ids.ts"

export const querySchema = orderIdsQuery

export const bodySchema = z.strictObject({ orders: orderIds, again: z.boolean().optional() })

/** The carriers' labels for the named orders, in one PDF. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  sendPdf(res, "cimkek.pdf", await drawLabelsOf(req.scope, parseInput(querySchema, req.query).id))
}

/** Requests labels for packed parcels from the carriers. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { orders, again = false } = parseInput(bodySchema, req.body)
  res.json({ orders: await makeLabels(req.scope, orders, again) })
}
