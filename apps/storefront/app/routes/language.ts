import { data, type LoaderFunctionArgs } from "react-router"
import { isLocale } from "#app/i18n/locales.ts"

/** Only a language of the shop may stand in front of a page; `/de/products` is no address of ours. */
export function loader({ params }: LoaderFunctionArgs) {
  const unknown = params.locale !== undefined && !isLocale(params.locale)
  // The catch-all reads its whole address itself: there the first segment may be the name of a page.
  if (unknown && params["*"] === undefined) throw data(null, { status: 404 })
  return null
}

/** The language of an open page never changes: the language switch is a full page load. */
export function shouldRevalidate(): boolean {
  return false
}
