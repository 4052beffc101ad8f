import { TEXT_LIMITS } from "@porteka/shop"
import { z } from "zod"
import { leaveEmpty, type ParsedCase, parseCase } from "#app/forms/case/case-fields.ts"
import { optional, required, WrittenEmail } from "#app/forms/field-rules.ts"

const { contact: LIMITS } = TEXT_LIMITS

export type ContactError = "errorName" | "errorEmail" | "errorMessage" | "errorTooLong" | "errorLeaveEmpty"

// In the order of the form.
const ContactSchema = z.object({
  name: required("errorName", LIMITS.name),
  email: WrittenEmail,
  order: optional(LIMITS.order),
  message: required("errorMessage", LIMITS.message),
  leave_empty: leaveEmpty,
})

type Fields = z.infer<typeof ContactSchema>

export type ContactMessage = Omit<Fields, "leave_empty">

export type ContactErrors = Partial<Record<keyof Fields, ContactError>>

/** Reads the contact form. Whether the order exists is never checked here. */
export const parseContact = (
  values: Record<string, string>,
): ParsedCase<Fields, keyof Fields, ContactError> => parseCase(ContactSchema, values)
