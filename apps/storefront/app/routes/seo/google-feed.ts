import { readProducts } from "#app/features/feeds/all-products.server.ts"
import { googleFeed } from "#app/features/feeds/google-xml.server.ts"
import { xmlResponse } from "#app/features/feeds/xml.server.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/google-feed.ts"

export async function loader({ context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  return xmlResponse(
    await googleFeed(readProducts(shopContext), shopContext.publicOrigin, await requireShop(shopContext)),
  )
}
