import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { fieldsOf } from "@porteka/shop/parse-json"
import { reindexQueue } from "../../domains/catalogue/reindex-queue.ts"
import { findTouchedProducts } from "../../domains/catalogue/touched-products.ts"
import { requireParam } from "../require-param.ts"

type FindProducts = (req: MedusaRequest) => Promise<string[]>

/** Admin calls that change the catalogue without any Medusa event (2.21.2). */
export const touchProductsRoutes: MiddlewareRoute[] = [
  // Status and dates of a price list; and prices removed from it, because their rows no longer exist
  // afterward.
  { matcher: "/admin/price-lists/:id", methods: ["POST"], middlewares: [touches(productsOfPriceList)] },
  {
    matcher: "/admin/price-lists/:id/products",
    methods: ["POST"],
    middlewares: [touches(productsOfPriceList)],
  },
  {
    matcher: "/admin/price-lists/:id/prices/batch",
    methods: ["POST"],
    middlewares: [touches(productsOfPriceList)],
  },
  // Products added to or removed from a category.
  {
    matcher: "/admin/product-categories/:id/products",
    methods: ["POST"],
    middlewares: [touches(productsInBody)],
  },
]

/** Reindexes products after a successful call; they are looked up before and after it. */
function touches(find: FindProducts) {
  return async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const before = await find(req)
    res.once("finish", () => {
      if (res.statusCode >= 400) return
      find(req)
        .then((after) => reindexQueue.add(req.scope, [...before, ...after], false))
        .catch((error) =>
          req.scope
            .resolve(ContainerRegistrationKeys.LOGGER)
            .error("Catalogue: touched products not found, the repair job will", error),
        )
    })
    next()
  }
}

async function productsOfPriceList(req: MedusaRequest): Promise<string[]> {
  return await findTouchedProducts(req.scope, "price-list", [requireParam(req, "id")])
}

async function productsInBody(req: MedusaRequest): Promise<string[]> {
  const { add, remove } = fieldsOf(req.body)
  return [add, remove].flat().filter((id) => typeof id === "string")
}
