import { z } from "zod"
import {
  emailText,
  leaveEmpty,
  optionalText,
  type ParsedCase,
  parseCase,
  requiredText,
} from "#app/forms/case/case-fields.ts"

const NAME_CHARACTERS = 120
const ORDER_CHARACTERS = 300
const DESCRIPTION_CHARACTERS = 5000
const REQUEST_CHARACTERS = 1000

export type ComplaintError =
  | "errorName"
  | "errorEmail"
  | "errorDescription"
  | "errorTooLong"
  | "errorLeaveEmpty"

// In the order of the form.
const ComplaintSchema = z.object({
  name: requiredText("errorName", NAME_CHARACTERS),
  email: emailText,
  order: optionalText(ORDER_CHARACTERS),
  description: requiredText("errorDescription", DESCRIPTION_CHARACTERS),
  request: optionalText(REQUEST_CHARACTERS),
  leave_empty: leaveEmpty,
})

type Fields = z.infer<typeof ComplaintSchema>

export type Complaint = Omit<Fields, "leave_empty">

export type ComplaintErrors = Partial<Record<keyof Fields, ComplaintError>>

/** Reads the complaint form. Whether the order exists is never checked here. */
export const parseComplaint = (
  values: Record<string, string>,
): ParsedCase<Fields, keyof Fields, ComplaintError> => parseCase(ComplaintSchema, values)
