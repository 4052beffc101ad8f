import type { Shop } from "@porteka/shop"
import { data } from "react-router"
import type { RequestContext } from "../request-context.server.ts"

/** The shop's data, for pages that need it: amounts, accounts, legal texts. @throws a 503 while it is unknown */
export async function requireShop({ shop: readShop }: Pick<RequestContext, "shop">): Promise<Shop> {
  const shop = await readShop()
  if (!shop) throw data(null, { status: 503 })
  return shop
}
