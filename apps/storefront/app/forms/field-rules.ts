import { parsePhone } from "@porteka/hungary"
import { EMAIL_CHARACTERS } from "@porteka/shop"
import { z } from "zod"
import { withAsciiDomain } from "./ascii-domain.ts"

/** Validation rules shared by several forms. They fail with a code; the page translates it. */
export type FieldRuleError = "errorEmail" | "errorPhone" | "errorTooLong"

/** The message of an issue is a code that the page translates. */
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

/** A checkbox: "on" if ticked, otherwise absent. */
export const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on")

const EMAIL_ERROR = failsAs("errorEmail" satisfies FieldRuleError)

/** As it was typed: a declaration is kept in its author's own words. */
export const WrittenEmail = z
  .string(EMAIL_ERROR)
  .trim()
  .max(EMAIL_CHARACTERS, EMAIL_ERROR)
  .transform(withAsciiDomain)
  .pipe(z.email(EMAIL_ERROR))

/** In small letters, as orders and accounts have it. */
export const Email = WrittenEmail.transform((email) => email.toLowerCase())

/** Accepts any way of writing a number, returns E.164. */
export const Phone = z.string(failsAs("errorPhone" satisfies FieldRuleError)).transform((text, context) => {
  const parsed = parsePhone(text)
  if (parsed.ok) return parsed.e164
  context.addIssue({ code: "custom", message: "errorPhone" satisfies FieldRuleError })
  return z.NEVER
})

/** Null if empty. */
export const PhoneOrNone = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === "") return null
    const parsed = parsePhone(text)
    if (parsed.ok) return parsed.e164
    context.addIssue({ code: "custom", message: "errorPhone" satisfies FieldRuleError })
    return z.NEVER
  })

/** The same for a field that may be missing. */
export const OptionalPhone = PhoneOrNone.prefault("")

/** The first error of each field, by the field's name in the form. */
export function errorsOf<Code extends string, Field extends string = string>(
  parsed: z.ZodSafeParseResult<unknown>,
  prefix = "",
): Partial<Record<Field, Code>> {
  const errors: Partial<Record<string, string>> = {}
  for (const { path, message } of parsed.error?.issues ?? [])
    errors[`${prefix}${String(path[0])}`] ??= message
  return errors as Partial<Record<Field, Code>>
}
