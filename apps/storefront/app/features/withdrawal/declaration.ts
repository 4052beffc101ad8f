import { TEXT_LIMITS } from "@porteka/shop"
import { z } from "zod"
import { leaveEmpty, type ParsedCase, parseCase } from "#app/forms/case/case-fields.ts"
import { optional, required, WrittenEmail } from "#app/forms/field-rules.ts"

const { withdrawal: LIMITS } = TEXT_LIMITS

export type DeclarationError = "errorName" | "errorOrder" | "errorEmail" | "errorTooLong" | "errorLeaveEmpty"

// In the order of the form.
const DeclarationSchema = z.object({
  name: required("errorName", LIMITS.name),
  order: required("errorOrder", LIMITS.order),
  email: WrittenEmail,
  products: optional(LIMITS.products),
  leave_empty: leaveEmpty,
})

type Fields = z.infer<typeof DeclarationSchema>

/** Exactly what the law lets us ask for, and the products the withdrawal is limited to. */
export type Declaration = Omit<Fields, "leave_empty">

export type DeclarationErrors = Partial<Record<keyof Fields, DeclarationError>>

/** Reads the withdrawal form. Whether the order exists is never checked here. */
export const parseDeclaration = (
  values: Record<string, string>,
): ParsedCase<Fields, keyof Fields, DeclarationError> => parseCase(DeclarationSchema, values)
