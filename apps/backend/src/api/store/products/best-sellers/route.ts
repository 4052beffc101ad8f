import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http"
import type { HttpTypes } from "@medusajs/framework/types"
import { QueryContext } from "@medusajs/framework/utils"
import { wrapProductsWithTaxPrices } from "@medusajs/medusa/api/store/products/helpers"
import {
  prepareInventoryQuantityFields,
  wrapVariantsWithInventoryQuantityForSalesChannel,
} from "@medusajs/medusa/api/utils/middlewares/index"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { CATALOGUE_MODULE } from "../../../../modules/catalogue/index.ts"
import { readRecords } from "../../../../records/read-records.ts"
import { pagingSchema } from "../../../paging.ts"
import { parseInput } from "../../../parse-input.ts"

export const querySchema = pagingSchema({ most: 60, usual: 10 })

/** Medusa's own product types disagree about null. */
type CountedVariant = Parameters<typeof wrapVariantsWithInventoryQuantityForSalesChannel>[1][number]
type FoundProduct = HttpTypes.StoreProduct & { variants: CountedVariant[] | null }

/**
 * The best sellers of the last 90 days, in the format of Medusa's own product routes (specification 7);
 * products that were not ordered are absent.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = parseInput(querySchema, req.query)
  const index = await req.scope.resolve(CATALOGUE_MODULE).listIndex(DEFAULT_LOCALE)
  const { ids, count } = index.page({ facets: {}, sold: true }, "best_selling", offset, limit)
  const { fields, withInventoryQuantity } = prepareInventoryQuantityFields(req.queryConfig.fields, {
    relation: "variants",
  })
  const found = await readRecords<FoundProduct>(req.scope, {
    entity: "product",
    fields,
    filters: { id: ids, status: "published" },
    locale: req.locale,
    ...(req.pricingContext && {
      context: { variants: { calculated_price: QueryContext(req.pricingContext) } },
    }),
  })
  if (withInventoryQuantity) {
    await wrapVariantsWithInventoryQuantityForSalesChannel(
      req,
      found.flatMap(({ variants }) => variants ?? []),
    )
  }
  await wrapProductsWithTaxPrices(req, found)
  const products = new Map(found.map((product) => [product.id, product]))
  res.json({ products: ids.flatMap((id) => products.get(id) ?? []), count, offset, limit })
}
