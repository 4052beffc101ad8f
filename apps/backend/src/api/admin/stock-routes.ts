import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { makeWayForLevels } from "../../domains/products/empty-levels.ts"
import { parseInput } from "../parse-input.ts"

const ITEMS = "/admin/inventory-items"

const namedLocation = z.object({ name: z.string() })

/** Every call that creates stock levels, and the one that creates their places. */
export const stockRoutes: MiddlewareRoute[] = [
  { matcher: `${ITEMS}/location-levels/batch`, methods: ["POST"], middlewares: [replaceEmptyLevels] },
  { matcher: `${ITEMS}/:id/location-levels`, methods: ["POST"], middlewares: [replaceEmptyLevels] },
  { matcher: `${ITEMS}/:id/location-levels/batch`, methods: ["POST"], middlewares: [replaceEmptyLevels] },
  // Without methods it runs before Medusa's own check, which trims a name before checking that there is one.
  { matcher: "/admin/stock-locations", middlewares: [requireName] },
]

async function replaceEmptyLevels(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  await makeWayForLevels(req.scope, req.body, req.params.id)
  next()
}

function requireName(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (req.method === "POST" && req.path === "/") parseInput(namedLocation, req.body)
  next()
}
