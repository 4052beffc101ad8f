import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { hasBrokenPrice } from "../../domains/pricing/has-broken-price.ts"
import { staffText } from "../../staff-language/staff-language.ts"

/** Every call by which the admin saves prices. */
export const priceAdminRoutes: MiddlewareRoute[] = ["products", "price-lists", "shipping-options"].map(
  (saved) => ({ matcher: `/admin/${saved}*`, methods: ["POST"], middlewares: [savesWholePrices] }),
)

function savesWholePrices(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  if (!hasBrokenPrice(req.body)) {
    next()
    return
  }
  const reason = staffText({
    hu: "Az ár egész forint, és nem lehet negatív.",
    en: "Prices are whole forints, and cannot be negative.",
  })
  next(new MedusaError(MedusaError.Types.INVALID_DATA, reason))
}
