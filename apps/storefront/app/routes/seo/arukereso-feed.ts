import { readProducts } from "#app/features/feeds/all-products.server.ts"
import { arukeresoFeed } from "#app/features/feeds/arukereso-xml.server.ts"
import { xmlResponse } from "#app/features/feeds/xml.server.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/arukereso-feed.ts"

export async function loader({ context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  return xmlResponse(
    await arukeresoFeed(readProducts(shopContext), shopContext.publicOrigin, await requireShop(shopContext)),
  )
}
