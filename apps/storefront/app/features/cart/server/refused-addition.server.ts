import { LINE_OPTION_KEYS } from "@porteka/shop"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { ownCookie } from "#app/server/security/own-cookie.server.ts"
import type { CartFault } from "../contract/cart-fault.ts"
import { ADD_FORM, REFUSED_PARAMETER, type RefusedAddition } from "../contract/refused-addition.ts"

const LIFETIME_SECONDS = 300
/** All fields together have to fit into a cookie. */
const KEPT_CHARACTERS = 400
const KEPT_FIELDS = ["quantity", ...LINE_OPTION_KEYS]

/** Not in the URL, because an inscription or a recipient is personal. */
const cookie = ownCookie("refused-addition", 1)

interface WayBack {
  to: string
  cookie: string
}

/**
 * The way back to the product whose form was sent without scripts and refused: its page shows what was entered, and why it was
 * refused. The browser names the page (`Referer`).
 * @returns null for a form of any other page
 */
export async function backToProduct(
  { request, locale, form }: { request: Request; locale: Locale; form: FormData },
  fault: CartFault,
): Promise<WayBack | null> {
  const from = URL.parse(request.headers.get("referer") ?? "")
  const paths = pathsIn(locale)
  if (!from?.pathname.startsWith(paths.product("")) && from?.pathname !== paths.giftCard()) return null
  from.searchParams.set(REFUSED_PARAMETER, "1")
  const fields = KEPT_FIELDS.flatMap((name) => {
    const value = form.get(name)
    return typeof value === "string" ? [[name, value.slice(0, KEPT_CHARACTERS)]] : []
  })
  const refused: RefusedAddition = { page: from.pathname, fields: Object.fromEntries(fields), fault }
  return {
    to: `${from.pathname}${from.search}#${placeOf(fault)}`,
    cookie: await cookie.serialize(refused, { maxAge: LIFETIME_SECONDS }),
  }
}

/** Where the page opens: at the field whose value was refused, with its message, or at the form. */
const placeOf = (fault: CartFault): string => (fault.code === "option" ? fault.option.key : ADD_FORM)

/** The refused form of this page; null on the public page, which is rendered without cookies. */
export async function readRefusedAddition(request: Request, url: URL): Promise<RefusedAddition | null> {
  if (!url.searchParams.has(REFUSED_PARAMETER)) return null
  const refused = (await cookie.parse(request.headers.get("cookie"))) as RefusedAddition | null
  return refused && refused.page === url.pathname ? refused : null
}
