import { LEGAL_PAGES } from "#app/i18n/legal-slugs.ts"
import { splitLocale } from "#app/i18n/locales.ts"
import { routedPathOf } from "./request-target.server.ts"

/** The forms for reviews and complaints, after the language. */
export const PHOTO_FORMS: readonly string[] = ["order/:id/reviews", ...Object.values(LEGAL_PAGES.complaints)]

const PATTERNS = PHOTO_FORMS.map((path) => new RegExp(`^/${path.replace(/:\w+/, "[^/]+")}$`))

/** Whether a path is that of a form that takes photos: only these send their fields as multipart. */
export function isPhotoForm(pathname: string): boolean {
  const { rest } = splitLocale(routedPathOf(pathname))
  return PATTERNS.some((pattern) => pattern.test(rest))
}
