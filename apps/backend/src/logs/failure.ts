import { fieldsOf } from "@porteka/shop/parse-json"
import { translateMessage } from "../staff-language/medusa-messages.ts"
import { staffLanguage } from "../staff-language/staff-language.ts"

// Errors thrown by a workflow are no longer `Error` instances but keep their fields.

/** A description for the log. */
export const reasonOf = (failure: unknown): string => String(fieldsOf(failure).message ?? failure)

/** For a person of the staff, if the answer as a whole is no refusal: those are translated by `translateRefusals`. */
export const reasonForStaff = (failure: unknown): string =>
  translateMessage(staffLanguage(), reasonOf(failure))

/** The type of a Medusa error (`MedusaError.Types`); undefined for any other. */
export function typeOf(failure: unknown): string | undefined {
  const { type } = fieldsOf(failure)
  return typeof type === "string" ? type : undefined
}
