import { LOCALES } from "@porteka/shop/languages"
import { ORDER_PARAMETER } from "@porteka/shop/pages"

const ORDER_PARAMETERS = LOCALES.map((locale) => ORDER_PARAMETER[locale])
const ORDER_PARAMETER_CHARACTERS = 40

/** The order number in the page's URL; empty if there is none. */
export const orderInLink = (search: URLSearchParams): string =>
  (ORDER_PARAMETERS.map((name) => search.get(name)).find(Boolean) ?? "").slice(0, ORDER_PARAMETER_CHARACTERS)
