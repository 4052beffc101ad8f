import { TEXT_LIMITS } from "@porteka/shop"
import { z } from "zod"
import {
  emailText,
  leaveEmpty,
  optionalText,
  type ParsedCase,
  parseCase,
  requiredText,
} from "#app/forms/case/case-fields.ts"

const { withdrawal: LIMITS } = TEXT_LIMITS

export type DeclarationError = "errorName" | "errorOrder" | "errorEmail" | "errorTooLong" | "errorLeaveEmpty"

// In the order of the form.
const DeclarationSchema = z.object({
  name: requiredText("errorName", LIMITS.name),
  order: requiredText("errorOrder", LIMITS.order),
  email: emailText,
  products: optionalText(LIMITS.products),
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
