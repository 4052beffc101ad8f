import type { IFulfillmentModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FEE_OPTION_CODE } from "@porteka/commerce-sdk"
import { checkoutError } from "../../checkout-errors.ts"
import { optionForPoint } from "../../pricing/point-options.ts"
import type { CheckoutInput } from "../checkout-input.ts"
import { readPickupPointData } from "../pickup-point.ts"
import { type OptionRecord, planShippingMethods } from "../plan-shipping-methods.ts"
import type { OpenCart } from "./read-open-cart.ts"

export interface PlanDeliveryInput {
  cart: Pick<OpenCart, "metadata" | "shipping_methods">
  input: Pick<CheckoutInput, "shipping_option_id" | "shipping_data" | "payment_method">
  /** Then there is no fee for collecting it. */
  is_nothing_to_collect?: boolean
}

/** Which shipping methods to remove and add. @throws shipping_option_unavailable, pickup_point_unavailable */
export const planDeliveryStep = createStep(
  "plan-delivery",
  async ({ cart, input, is_nothing_to_collect: isPaid }: PlanDeliveryInput, { container }) => {
    const method = input.payment_method ?? cart.metadata?.payment_method
    const paidOnDelivery = method === "cash_on_delivery" && !isPaid
    const isWanted = paidOnDelivery || input.shipping_option_id !== undefined
    const options = isWanted ? await readOptions(container.resolve(Modules.FULFILLMENT)) : []
    const chosen = options.find(({ id }) => id === input.shipping_option_id)
    if (input.shipping_option_id && (!chosen || chosen.code === FEE_OPTION_CODE)) throw optionUnavailable()
    const point = await readPickupPointData(container, chosen?.code, input.shipping_data?.pickup_point_id)
    const plan = planShippingMethods(cart.shipping_methods, {
      ...(chosen ? { option: optionForPoint(options, chosen, point?.pickup_point_provider) } : {}),
      data: { ...point },
      fee: paidOnDelivery ? (options.find(({ code }) => code === FEE_OPTION_CODE) ?? null) : null,
    })
    return new StepResponse(plan)
  },
)

export const optionUnavailable = () =>
  checkoutError("shipping_option_unavailable", "This delivery is not available for this cart")

type OptionWithData = OptionRecord & { data: Record<string, unknown> | null }

async function readOptions(fulfillment: IFulfillmentModuleService): Promise<OptionWithData[]> {
  const options = await fulfillment.listShippingOptions({}, { relations: ["type"] })
  return options.map(({ id, name, type, data }) => ({ id, name, code: type.code, data }))
}
