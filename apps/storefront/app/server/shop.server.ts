import type { Shop } from "@porteka/shop"
import { data } from "react-router"
import type { RequestContext } from "./request-context.server.ts"

/** For what nothing can be said without: amounts, accounts, texts of the law. @throws a 503 while it is not known */
export async function requireShop({ shop: readShop }: Pick<RequestContext, "shop">): Promise<Shop> {
  const shop = await readShop()
  if (!shop) throw data(null, { status: 503 })
  return shop
}
