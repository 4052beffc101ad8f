import type { LineOptions } from "@porteka/shop"
import { data, redirect } from "react-router"
import { pathsIn } from "#app/i18n/paths.ts"
import { readCartHandle, rememberCart } from "#app/server/cart/cart-cookie.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { type PutResult, putInCart } from "./put-in-cart.server.ts"

const STOPPED_STATUS = { paying: 409, failed: 503 }

interface OrderedLine {
  title: string
  variantTitle: string | null
  variantId: string | null
  options: LineOptions
  quantity: number
  unitPrice: number
  /** A charge for an option of other lines: it follows from them. */
  isCharge: boolean
}

/** Orders again: what is as it was leads to the cart; otherwise the page lists what is missing or has another price. */
export async function orderAgain(
  { commerce, locale }: Pick<RequestContext, "commerce" | "locale">,
  request: Request,
  lines: readonly OrderedLine[],
) {
  const wanted = lines
    .filter(({ isCharge }) => !isCharge)
    .map(({ title, variantTitle, ...line }) => ({
      ...line,
      title: [title, variantTitle].filter(Boolean).join(", "),
    }))
  const put = await putInCart({ commerce, locale, ...(await readCartHandle(request)) }, wanted)
  const headers = put.cartId ? { "set-cookie": await rememberCart(put.cartId) } : {}
  const { missing, repriced, stopped } = put
  if (missing.length === 0 && repriced.length === 0 && stopped === null)
    throw redirect(pathsIn(locale).cart(), { status: 303, headers })
  const reply: Pick<PutResult, "missing" | "repriced" | "stopped"> & { anything: boolean; others: boolean } =
    {
      anything: put.cartId !== null,
      others: wanted.length > missing.length,
      missing,
      repriced,
      stopped,
    }
  return data(reply, { status: stopped ? STOPPED_STATUS[stopped] : 200, headers })
}
