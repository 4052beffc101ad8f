import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { changeDiscounts } from "../../../../../domains/checkout/change-discounts.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

const MAX_CODE = 64

export const bodySchema = z.strictObject({ code: z.string().trim().min(1).max(MAX_CODE).toUpperCase() })

/** Adds a promotion code. A code that does not apply is not in the answer's `promotions`. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { code } = parseInput(bodySchema, req.body)
  res.json({
    cart: await changeDiscounts(req.scope, requireParam(req, "id"), "add", code),
  })
}
