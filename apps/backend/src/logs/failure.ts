import { fieldsOf } from "@porteka/shop/parse-json"

// Errors thrown by a workflow are no longer `Error` instances but keep their fields.

/** A description for the log. */
export const reasonOf = (failure: unknown): string => String(fieldsOf(failure).message ?? failure)

/** The type of a Medusa error (`MedusaError.Types`); undefined for any other. */
export function typeOf(failure: unknown): string | undefined {
  const { type } = fieldsOf(failure)
  return typeof type === "string" ? type : undefined
}
