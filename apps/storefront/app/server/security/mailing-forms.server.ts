import { LEGAL_PAGES } from "#app/i18n/legal-slugs.ts"
import { splitLocale } from "#app/i18n/locales.ts"
import { routedPathOf } from "./request-target.server.ts"

const { withdrawal, complaints, tracking } = LEGAL_PAGES

const MAILING_FORMS = new Set([
  "newsletter",
  "restock-notice",
  "contact",
  ...[withdrawal, complaints, tracking].flatMap((slugs) => Object.values(slugs)),
])

/** Whether a path is that of a form that sends an e-mail to an address that anybody can enter. */
export function isMailingForm(pathname: string): boolean {
  return MAILING_FORMS.has(splitLocale(routedPathOf(pathname)).rest.slice(1))
}
