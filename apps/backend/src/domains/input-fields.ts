import { z } from "@medusajs/framework/zod"
import { EMAIL_CHARACTERS } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"

/** Fields that the bodies of several calls have. */

/** Addresses are compared in lower case. */
export const emailField = z.string().trim().toLowerCase().max(EMAIL_CHARACTERS).pipe(z.email())

/** The language of the answer's texts and of the mails that follow. */
export const localeField = z.enum(LOCALES)
