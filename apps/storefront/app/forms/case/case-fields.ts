import { EMAIL_CHARACTERS } from "@porteka/shop"
import { z } from "zod"
import { withAsciiDomain } from "#app/forms/ascii-domain.ts"

/** Fields of the forms that are answered with a case number. An error is a message key. */
const fail = <Code extends string>(error: Code) => ({ error })

export const requiredText = (error: string, most: number) =>
  z.string(fail(error)).trim().min(1, fail(error)).max(most, fail("errorTooLong"))

export const optionalText = (most: number) => z.string().trim().max(most, fail("errorTooLong")).default("")

export const emailText = z
  .string(fail("errorEmail"))
  .trim()
  .max(EMAIL_CHARACTERS, fail("errorEmail"))
  .transform(withAsciiDomain)
  .pipe(z.email(fail("errorEmail")))

/**
 * A hidden field against spam programs, which fill in every field. A person who has filled it in is asked to
 * empty it, and is not refused.
 */
export const leaveEmpty = z.literal("", fail("errorLeaveEmpty")).default("")

export type ParsedCase<Case, Name extends string, Code extends string> =
  | { ok: true; given: Omit<Case, "leave_empty"> }
  | { ok: false; errors: Partial<Record<Name, Code>> }

/** Reads a form; of each field the first mistake. */
export function parseCase<Case extends { leave_empty: "" }, Code extends string>(
  schema: z.ZodType<Case>,
  values: Record<string, string>,
): ParsedCase<Case, keyof Case & string, Code> {
  const parsed = schema.safeParse(values)
  if (parsed.success) {
    const { leave_empty: _, ...given } = parsed.data
    return { ok: true, given }
  }
  const errors: Partial<Record<keyof Case & string, Code>> = {}
  for (const { path, message } of parsed.error.issues)
    errors[path[0] as keyof Case & string] ??= message as Code
  return { ok: false, errors }
}
