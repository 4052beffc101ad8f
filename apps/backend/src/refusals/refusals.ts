import { MedusaError } from "@medusajs/framework/utils"
import { staffText, type Words } from "../staff-language/staff-language.ts"

/**
 * What a route or a workflow throws to refuse a call: the error handler answers with the status, the type (`typeOf` in
 * `src/logs` reads it), the message and the code. Errors of a cart's own codes: `domains/checkout-errors.ts`; of an account:
 * `identity/account-error.ts`.
 */
type Refusal = (message: string | Words, code?: string) => MedusaError

const refusalOf =
  (type: string): Refusal =>
  (message, code) =>
    new MedusaError(type, typeof message === "string" ? message : staffText(message), code)

/** 400: what was sent is not as it must be. */
export const invalidData = refusalOf(MedusaError.Types.INVALID_DATA)
/** 400: what was sent is in order, but cannot be done to this record now. */
export const notAllowed = refusalOf(MedusaError.Types.NOT_ALLOWED)
/** 401: who calls is not known. */
export const unauthorized = refusalOf(MedusaError.Types.UNAUTHORIZED)
/** 403: who calls may not do this. */
export const forbidden = refusalOf(MedusaError.Types.FORBIDDEN)
/** 404 */
export const notFound = refusalOf(MedusaError.Types.NOT_FOUND)
/** 409. Medusa's error handler replaces the message. */
export const conflict = refusalOf(MedusaError.Types.CONFLICT)
