import { EMAIL_CHARACTERS } from "@porteka/shop"
import { z } from "zod"
import { withAsciiDomain } from "#app/forms/ascii-domain.ts"

const NAME_CHARACTERS = 120
const ORDER_CHARACTERS = 300
const GOODS_CHARACTERS = 1000

export type DeclarationError = "errorName" | "errorOrder" | "errorEmail" | "errorTooLong" | "errorLeaveEmpty"

const fail = (error: DeclarationError) => ({ error })
const required = (error: DeclarationError, most: number) =>
  z.string(fail(error)).trim().min(1, fail(error)).max(most, fail("errorTooLong"))

// In the order of the form.
const DeclarationSchema = z.object({
  name: required("errorName", NAME_CHARACTERS),
  order: required("errorOrder", ORDER_CHARACTERS),
  email: z
    .string(fail("errorEmail"))
    .trim()
    .max(EMAIL_CHARACTERS, fail("errorEmail"))
    .transform(withAsciiDomain)
    .pipe(z.email(fail("errorEmail"))),
  goods: z.string().trim().max(GOODS_CHARACTERS, fail("errorTooLong")).default(""),
  /** A honeypot: only programs fill in this field; a person is asked to empty it and never refused. */
  leave_empty: z.literal("", fail("errorLeaveEmpty")).default(""),
})

/** Exactly the data that the law allows to ask for, and the products the withdrawal is limited to. */
export type Declaration = Omit<z.infer<typeof DeclarationSchema>, "leave_empty">

export type DeclarationErrors = Partial<Record<keyof z.infer<typeof DeclarationSchema>, DeclarationError>>

export type ParsedDeclaration =
  | { ok: true; declaration: Declaration }
  | { ok: false; errors: DeclarationErrors }

/** Reads the withdrawal form. Whether the order exists is never checked here. */
export function parseDeclaration(values: Record<string, string>): ParsedDeclaration {
  const parsed = DeclarationSchema.safeParse(values)
  if (parsed.success) {
    const { leave_empty: _, ...declaration } = parsed.data
    return { ok: true, declaration }
  }
  const errors: DeclarationErrors = {}
  for (const issue of parsed.error.issues) {
    errors[issue.path[0] as keyof DeclarationErrors] ??= issue.message as DeclarationError
  }
  return { ok: false, errors }
}
