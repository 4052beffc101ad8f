import { z } from "@medusajs/framework/zod"
import { MOST_PHOTOS, PHOTO_BYTES } from "@porteka/commerce-sdk"
import { EMAIL_CHARACTERS, withoutDirections } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"

/** Fields shared by the bodies of several calls. */

/** Addresses are compared in lower case. */
export const emailField = z.string().trim().toLowerCase().max(EMAIL_CHARACTERS).pipe(z.email())

/** As it was typed: a declaration is kept in its author's own words. */
export const writtenEmailField = z.string().trim().max(EMAIL_CHARACTERS).pipe(z.email())

/** Without control characters, for e-mails and the database; line ends become spaces. */
export const oneLine = (text: string): string =>
  withoutDirections(text)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()

/** A text that is changed before its length counts; the description of the calls names the length. */
const typedText = (limits: { minLength?: number; maxLength: number }) =>
  z.string().meta({ type: "string", ...limits })

/** A text of one line that is not empty. */
export const lineField = (most: number) =>
  typedText({ minLength: 1, maxLength: most }).transform(oneLine).pipe(z.string().min(1).max(most))

/** A text of one line, which may be empty. */
export const optionalLineField = (most: number) =>
  typedText({ maxLength: most }).transform(oneLine).pipe(z.string().max(most))

/** A text of several lines, which may be empty; without control characters and rows of empty lines. */
export const textField = (most: number) =>
  typedText({ maxLength: most })
    .transform((text) =>
      withoutDirections(text)
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]+/gu, "")
        .replace(/\n{3,}/g, "\n\n")
        .trim(),
    )
    .pipe(z.string().max(most))

/** Photos in base64, where four characters are three bytes. */
export const photosField = z.array(z.string().max(Math.ceil(PHOTO_BYTES / 3) * 4)).max(MOST_PHOTOS)

/** The language of the answer's texts and of subsequent e-mails. */
export const localeField = z.enum(LOCALES)

/** Above any real order number, and still an integer for the database. */
export const MAX_ORDER_NUMBER = 999_999_999
