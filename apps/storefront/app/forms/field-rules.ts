import { parsePhone } from "@porteka/hungary"
import { EMAIL_CHARACTERS } from "@porteka/shop"
import { z } from "zod"
import { withAsciiDomain } from "./ascii-domain.ts"

/** Rules of fields that several forms have. They fail with a code; the form's page has the text of it. */
export type FieldRuleError = "errorEmail" | "errorPhone" | "errorTooLong"

/** An issue's message is a code, for the page to put into words. */
export const failsAs = <Code extends string>(error: Code) => ({ error })

export const required = (error: string, most: number) =>
  z
    .string(failsAs(error))
    .trim()
    .min(1, failsAs(error))
    .max(most, failsAs("errorTooLong" satisfies FieldRuleError))

export const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, failsAs("errorTooLong" satisfies FieldRuleError))
    .default("")

/** A box: on when it is ticked, absent when it is not. */
export const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on")

const EMAIL_ERROR = failsAs("errorEmail" satisfies FieldRuleError)

export const Email = z
  .string(EMAIL_ERROR)
  .trim()
  .toLowerCase()
  .max(EMAIL_CHARACTERS, EMAIL_ERROR)
  .transform(withAsciiDomain)
  .pipe(z.email(EMAIL_ERROR))

/** Any way of writing a number, in the form of E.164. */
export const Phone = z.string(failsAs("errorPhone" satisfies FieldRuleError)).transform((text, context) => {
  const parsed = parsePhone(text)
  if (parsed.ok) return parsed.e164
  context.addIssue({ code: "custom", message: "errorPhone" satisfies FieldRuleError })
  return z.NEVER
})

/** Null where none is given. */
export const OptionalPhone = z
  .string()
  .trim()
  .default("")
  .transform((text, context) => {
    if (text === "") return null
    const parsed = parsePhone(text)
    if (parsed.ok) return parsed.e164
    context.addIssue({ code: "custom", message: "errorPhone" satisfies FieldRuleError })
    return z.NEVER
  })

/** The first error of each field, by its name in the form. */
export function errorsOf<Code extends string>(
  parsed: z.ZodSafeParseResult<unknown>,
  prefix = "",
): Partial<Record<string, Code>> {
  if (parsed.success) return {}
  const errors: Partial<Record<string, Code>> = {}
  for (const issue of parsed.error.issues) {
    errors[`${prefix}${String(issue.path[0])}`] ??= issue.message as Code
  }
  return errors
}
