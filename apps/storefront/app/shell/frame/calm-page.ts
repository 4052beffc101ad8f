import { splitLocale } from "#app/i18n/locales.ts"

/** Pages on which nothing leads away from the form (Baymard: enclosed checkout). */
const CALM = new Set(["/checkout", "/checkout/payment"])

/** Whether a page has the checkout's header and footer instead of the shop's. */
export const isCalmPage = (pathname: string): boolean =>
  CALM.has(splitLocale(pathname).rest.replace(/(?<=.)\/$/, ""))
