import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { DESK_STAGES } from "@porteka/commerce-sdk/wire"
import { listDeskOrders } from "../../../domains/order-desk/desk-orders.ts"
import { pagingSchema } from "../../paging.ts"
import { parseInput } from "../../parse-input.ts"

export const querySchema = pagingSchema().extend({ stage: z.enum(DESK_STAGES).optional() })

/** Orders by their next step. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await listDeskOrders(req.scope, parseInput(querySchema, req.query)))
}
