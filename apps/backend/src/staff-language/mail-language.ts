import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { DEFAULT_STAFF_LOCALE, findStaffLocale, type StaffLocale } from "@porteka/shop/languages"
import { fieldsOf } from "@porteka/shop/parse-json"
import { staffLanguage } from "./staff-language.ts"

const KEY = "staff_language"

/**
 * Notes the caller's language in the metadata that Medusa stores with an invitation, or sends with the event of a password reset:
 * its e-mail is written later, outside of the request.
 */
export function noteMailLanguage(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  // Of some routes Medusa has read the body by now, of others it reads it later.
  const isRead = req.validatedBody !== undefined
  const body = fieldsOf(isRead ? req.validatedBody : req.body)
  const noted = { ...body, metadata: { ...fieldsOf(body.metadata), [KEY]: staffLanguage() } }
  if (isRead) req.validatedBody = noted
  else req.body = noted
  next()
}

/** The language noted in the metadata, or the default one for what was not asked for in the admin. */
export function mailLanguage(metadata: unknown): StaffLocale {
  const noted = fieldsOf(metadata)[KEY]
  return (typeof noted === "string" && findStaffLocale(noted)) || DEFAULT_STAFF_LOCALE
}
