/** The field that makes a form sent twice one case. */
export const SUBMISSION_FIELD = "submission_id"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The submission a form belongs to. @param fresh for a form that names none */
export function submissionOf(values: Record<string, string>, fresh: () => string): string {
  const given = values[SUBMISSION_FIELD] ?? ""
  return UUID.test(given) ? given : fresh()
}
