import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { fieldsOf } from "@porteka/shop/parse-json"
import { invalidData } from "../refusals/refusals.ts"
import { serveAlias } from "../specified-only/aliases/serve-alias.ts"
import { tokenFromQuery } from "../specified-only/aliases/token-from-query.ts"
import { refuseNul } from "./bad-input.ts"
import { refuseSwitchedOff } from "./medusa-faults.ts"
import { answerNothingFound } from "./nothing-found.ts"
import { addressPictures } from "./picture-addresses.ts"

export const specifiedRoutes: MiddlewareRoute[] = [
  // Before all others, so that they see the rewritten path.
  {
    matcher: "/",
    middlewares: [
      refuseNul,
      refuseSwitchedOff,
      addressPictures,
      answerNothingFound,
      serveAlias,
      tokenFromQuery,
    ],
  },
  {
    matcher: "/store/orders/batch/customer/token",
    methods: ["POST"],
    middlewares: [authenticate("customer", ["session", "bearer"])],
  },
  { matcher: "/store/returns", methods: ["POST"], middlewares: [refuseReceipt] },
]

/** Medusa would let anybody who requests a return mark it as received. */
function refuseReceipt(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(fieldsOf(req.body).receive_now ? invalidData("Only the shop receives items") : undefined)
}
