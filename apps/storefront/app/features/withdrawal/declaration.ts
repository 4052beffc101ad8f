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
import { OFFERED_FIELD, type OfferedProduct, offerable } from "./offered-products.ts"

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

const OfferedSchema = z
  .string()
  .transform((text, check): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      check.addIssue({ code: "custom" })
      return z.NEVER
    }
  })
  .pipe(z.array(z.object({ title: z.string().min(1), pieces: z.int().min(1), isExempt: z.boolean() })))

/** The products that a form offers; none if it does not know its order. */
export const readOffered = (values: Record<string, string>): OfferedProduct[] =>
  offerable(OfferedSchema.safeParse(values[OFFERED_FIELD]).data ?? [])
