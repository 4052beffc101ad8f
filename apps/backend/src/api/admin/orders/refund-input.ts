import { z } from "@medusajs/framework/zod"

const MAX_NOTE = 500

export const refundSchema = z.strictObject({
  /** Whole forints; absent: everything that was captured. */
  amount: z.int().min(1).optional(),
  reason: z.string().max(MAX_NOTE).optional(),
  note: z.string().max(MAX_NOTE).optional(),
})
