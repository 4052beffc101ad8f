import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { PICKUP_POINT_MODULE } from "../../../modules/pickup-point/index.ts"
import { parseInput } from "../../parse-input.ts"

const MOST_POINTS = 20
const MOST_CHARACTERS = 100

export const querySchema = z.object({ q: z.string().max(MOST_CHARACTERS).default("") })

/** Open points by postal code (nearest first), town or words of the address. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { q } = parseInput(querySchema, req.query)
  res.json({ pickup_points: await req.scope.resolve(PICKUP_POINT_MODULE).search(q, MOST_POINTS) })
}
