import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { drawSlipsOf } from "../../../domains/order-desk/packing-slips.ts"
import { parseInput } from "../../parse-input.ts"

const MOST_ORDERS = 100

const ids = z
  .array(z.string().regex(/^order_\w+$/))
  .min(1)
  .max(MOST_ORDERS)
export const querySchema = z.object({ id: z.preprocess((id) => (Array.isArray(id) ? id : [id]), ids) })

/** Packing slips with address labels of the named orders, to be printed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const pdf = await drawSlipsOf(req.scope, parseInput(querySchema, req.query).id)
  res.set({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="csomagolojegy.pdf"',
    "cache-control": "private, no-store",
  })
  res.send(pdf)
}
