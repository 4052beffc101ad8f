import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { checkoutError } from "../../checkout-errors.ts"
import type { OpenCart } from "./read-open-cart.ts"

export interface RequireServedCountryInput {
  region: OpenCart["region"]
  country_code?: string
}

/** Delivery is limited to the countries of the cart's region. @throws country_not_served */
export const requireServedCountryStep = createStep(
  "require-served-country",
  async ({ region, country_code }: RequireServedCountryInput) => {
    if (country_code && !region?.countries.some(({ iso_2 }) => iso_2 === country_code)) {
      throw checkoutError("country_not_served", `Nothing is sent to the country "${country_code}"`)
    }
    return new StepResponse(undefined)
  },
)
