import { data, type LoaderFunctionArgs } from "react-router"
import { isLocale } from "#app/i18n/locales.ts"

/** Only a language of the shop may be the first segment; `/de/products` does not exist. */
export function loader({ params }: LoaderFunctionArgs) {
  const unknown = params.locale !== undefined && !isLocale(params.locale)
  // The catch-all route parses its whole path itself, because its first segment may be a page name.
  if (unknown && params["*"] === undefined) throw data(null, { status: 404 })
  return null
}

/** The language of an open page never changes, because changing it is a full page load. */
export function shouldRevalidate(): boolean {
  return false
}
