import { z } from "@medusajs/framework/zod"
import { EMAIL_CHARACTERS } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"

/** Fields shared by the bodies of several calls. */

/** Addresses are compared in lower case. */
export const emailField = z.string().trim().toLowerCase().max(EMAIL_CHARACTERS).pipe(z.email())

/** The language of the answer's texts and of subsequent e-mails. */
export const localeField = z.enum(LOCALES)
