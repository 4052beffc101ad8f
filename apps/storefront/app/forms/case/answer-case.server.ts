import { randomUUID } from "node:crypto"
import { isOutage } from "@porteka/commerce-sdk"
import { textsOf } from "../texts-of.ts"
import type { OpenCase } from "./open-case.ts"
import { submissionOf } from "./submission.ts"

/** The form before it is filled in. @param values what is known already */
export const firstCase = (values: Record<string, string>): OpenCase<Record<never, never>> => ({
  step: "form",
  values,
  errors: {},
  failed: false,
  submissionId: randomUUID(),
})

interface CaseHandling<Given, Errors, Done> {
  parse: (values: Record<string, string>) => { ok: true; given: Given } | { ok: false; errors: Errors }
  /** Records the case; a repeated call with the same submission records it once. */
  record: (given: Given, submissionId: string) => Promise<Done>
  /** The mistakes that the back end found; null for any other error. */
  errorsOf?: (error: unknown) => Errors | null
}

/**
 * Handles a posted case form: it is recorded, or shown again with its mistakes, or with everything that was
 * typed while the back end is unavailable.
 */
export async function answerCase<Given, Errors, Done>(
  form: FormData,
  { parse, record, errorsOf = () => null }: CaseHandling<Given, Errors, Done>,
): Promise<{ step: OpenCase<Errors | Record<never, never>> | Done; status: number }> {
  const values = textsOf(form)
  const submissionId = submissionOf(values, randomUUID)
  const again = { step: "form", values, errors: {}, submissionId, failed: false } as const
  const parsed = parse(values)
  if (!parsed.ok) return { step: { ...again, errors: parsed.errors }, status: 400 }
  try {
    return { step: await record(parsed.given, submissionId), status: 200 }
  } catch (error) {
    const errors = errorsOf(error)
    if (errors) return { step: { ...again, errors }, status: 400 }
    if (!isOutage(error)) throw error
    return { step: { ...again, failed: true }, status: 503 }
  }
}
