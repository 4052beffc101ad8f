import { z } from "@medusajs/framework/zod"

export const entryIdSchema = z.string().regex(/^[0-9a-f]{32}$/)

const LARGEST_NUMBER = 2_147_483_647
const positive = z.int().positive().max(LARGEST_NUMBER)

export const entryStepSchema = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("assign"), order: positive, amount: positive.optional() }),
  z.strictObject({ step: z.literal("return") }),
  z.strictObject({ step: z.literal("set_aside") }),
  z.strictObject({ step: z.literal("undo") }),
])
