import { isNotFound } from "@porteka/commerce-sdk"
import { redirect } from "react-router"
import { findOwnOrder } from "#app/features/orders/own-order.server.ts"
import { legalPath } from "#app/i18n/legal-slugs.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/payment-link.ts"

/**
 * The link that Medusa's admin copies to pay the difference of an exchange or an edit. It redirects to the
 * order, which shows how to pay; without access to it, the visitor first enters number and e-mail address and
 * gets a link.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visit = context.get(requestContext)
  const id = url.searchParams.get("order_id") ?? ""
  const order = /^order_\w+$/.test(id) ? await read(findOwnOrder(request, id, visit).catch(noneIfGone)) : null
  throw redirect(order ? pathsIn(visit.locale).order(id) : legalPath("tracking", visit.locale))
}

/** A deleted order is handled like one of another customer. */
function noneIfGone(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}
