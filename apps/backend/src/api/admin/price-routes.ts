import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { hasBrokenAmount, hasBrokenPrice } from "../../domains/pricing/has-broken-price.ts"
import { invalidData } from "../../refusals/refusals.ts"

/** Every call by which the admin saves prices. */
export const priceAdminRoutes: MiddlewareRoute[] = ["products", "price-lists", "shipping-options"].map(
  (saved) => ({ matcher: `/admin/${saved}*`, methods: ["POST"], middlewares: [savesWholePrices] }),
)

function savesWholePrices(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(hasBrokenPrice(req.body) ? notWhole() : undefined)
}

/** The same for an order: the price of a line or a delivery, a refund, a credit. */
export function savesWholeAmounts(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(hasBrokenAmount(req.body) ? notWhole() : undefined)
}

const notWhole = () =>
  invalidData({
    hu: "Az összeg egész forint, és nem lehet negatív.",
    en: "Amounts are whole forints, and cannot be negative.",
  })
