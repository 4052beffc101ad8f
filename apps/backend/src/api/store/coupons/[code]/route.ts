import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { findCoupon } from "../../../../domains/promotions/find-coupon.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { parseInput } from "../../../parse-input.ts"

const MAX_CODE = 64

export const pathSchema = z.object({
  code: z
    .string()
    .max(MAX_CODE)
    .regex(/^\P{Cc}+$/u),
})

/** Whether a code can be used now, independently of the cart. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { code } = parseInput(pathSchema, req.params)
  const coupon = await findCoupon(req.scope, code)
  if (!coupon) throw notFound("There is no such coupon")
  res.json({ coupon })
}
