import { countProducts } from "#app/features/feeds/all-products.server.ts"
import { sitemapIndex } from "#app/features/feeds/sitemap-xml.server.ts"
import { xmlResponse } from "#app/features/feeds/xml.server.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/sitemap.ts"

export async function loader({ context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  return xmlResponse(sitemapIndex(shopContext.publicOrigin, await read(countProducts(shopContext))))
}
