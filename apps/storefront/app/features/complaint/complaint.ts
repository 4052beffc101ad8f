import { TEXT_LIMITS } from "@porteka/shop"
import { z } from "zod"
import { leaveEmpty, type ParsedCase, parseCase } from "#app/forms/case/case-fields.ts"
import { optional, required, WrittenEmail } from "#app/forms/field-rules.ts"

import type { PhotoProblem } from "#app/forms/photos/photo-problem.ts"

const { complaint: LIMITS } = TEXT_LIMITS

export type ComplaintError =
  | "errorName"
  | "errorEmail"
  | "errorDescription"
  | "errorTooLong"
  | "errorLeaveEmpty"
  | PhotoProblem

// In the order of the form.
const ComplaintSchema = z.object({
  name: required("errorName", LIMITS.name),
  email: WrittenEmail,
  order: optional(LIMITS.order),
  description: required("errorDescription", LIMITS.description),
  request: optional(LIMITS.request),
  leave_empty: leaveEmpty,
})

type Fields = z.infer<typeof ComplaintSchema>

export type Complaint = Omit<Fields, "leave_empty">

export type ComplaintErrors = Partial<Record<keyof Fields | "photos", ComplaintError>>

/** Reads the complaint form. Whether the order exists is never checked here. */
export const parseComplaint = (
  values: Record<string, string>,
): ParsedCase<Fields, keyof Fields, ComplaintError> => parseCase(ComplaintSchema, values)
