import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { STAFF_MODULE } from "../../../modules/staff/index.ts"
import { pagingSchema } from "../../paging.ts"
import { parseInput } from "../../parse-input.ts"

const MAX_SEARCH = 100

export const querySchema = pagingSchema().extend({ q: z.string().max(MAX_SEARCH).default("") })

/** The staff's changes, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { q: search, limit, offset } = parseInput(querySchema, req.query)
  const { actions, count } = await req.scope.resolve(STAFF_MODULE).listActions({ limit, offset, search })
  res.json({ actions, count, limit, offset })
}
