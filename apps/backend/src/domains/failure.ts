// Errors thrown by a workflow are no longer `Error` instances but keep their fields.

/** A description for the log. */
export function reasonOf(failure: unknown): string {
  const hasMessage = isRecord(failure) && "message" in failure
  return String(hasMessage ? failure.message : failure)
}

/** The type of a Medusa error (`MedusaError.Types`); undefined for any other. */
export function typeOf(failure: unknown): string | undefined {
  return isRecord(failure) && typeof failure.type === "string" ? failure.type : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null
