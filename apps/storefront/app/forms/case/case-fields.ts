import { z } from "zod"
import { errorsOf, failsAs } from "../field-rules.ts"

/**
 * A hidden field against spam programs, which fill in every field. A person who has filled it in is asked to
 * empty it, and is not refused.
 */
export const leaveEmpty = z.literal("", failsAs("errorLeaveEmpty")).default("")

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
  return { ok: false, errors: errorsOf<Code, keyof Case & string>(parsed) }
}
