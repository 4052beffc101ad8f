import { z } from "@medusajs/framework/zod"
import { pagingSchema } from "../../paging.ts"

const MAX_TEXT = 5000
const MAX_ID = 100

const metadata = z.record(z.string(), z.unknown()).nullish()

export const newNoteSchema = z.strictObject({
  resource_type: z.string().min(1).max(MAX_ID),
  resource_id: z.string().min(1).max(MAX_ID),
  value: z.string().trim().min(1).max(MAX_TEXT),
  metadata,
})

export const changedNoteSchema = z.strictObject({
  value: z.string().trim().min(1).max(MAX_TEXT).optional(),
  metadata,
})

export const noteListSchema = pagingSchema().extend({
  resource_type: z.string().max(MAX_ID).optional(),
  resource_id: z.string().max(MAX_ID).optional(),
})
