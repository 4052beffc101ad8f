import { MOST_PRICED_VARIANTS } from "@porteka/shop"
import { pricesBody } from "#app/features/catalogue/prices-body.ts"
import { readVariantPrices } from "#app/features/catalogue/variant-prices.server.ts"
import { badRequest, notFound, replyJson } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/product-prices-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

/** Current prices of variants: `POST /api/products/prices` with `{ "ids": ["variant_…"] }`. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, pricesBody)
  if (!body)
    return badRequest(`The body must be { ids: [variant ids] }, at most ${MOST_PRICED_VARIANTS} of them.`)
  return replyJson(() => readVariantPrices(context.get(requestContext), body.ids))
}
