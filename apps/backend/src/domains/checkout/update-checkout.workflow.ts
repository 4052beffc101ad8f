import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import {
  addShippingMethodToCartStep,
  refreshCartItemsWorkflow,
  removeShippingMethodFromCartStep,
  updateCartsStep,
} from "@medusajs/medusa/core-flows"
import { paymentMethodOf } from "../../shop/payment-providers.ts"
import { requireUnfrozenStep } from "../payment-attempts/steps/require-unfrozen.ts"
import { needsFullRefresh, newLocale, toCartUpdate } from "./cart-changes.ts"
import { CHECKOUT_LOCK } from "./cart-lock.ts"
import type { CheckoutInput } from "./checkout-input.ts"
import { ensurePaymentSessionStep } from "./steps/ensure-payment-session.ts"
import { findNeedlessFeeStep } from "./steps/find-needless-fee.ts"
import { identifyOwnerStep } from "./steps/identify-owner.ts"
import { lockCartStep } from "./steps/lock-cart.ts"
import { planDeliveryStep } from "./steps/plan-delivery.ts"
import { priceMethodsStep } from "./steps/price-methods.ts"
import { readOpenCartStep } from "./steps/read-open-cart.ts"
import { releaseHeldStep } from "./steps/release-held.ts"
import { requireDeliveryStep } from "./steps/require-delivery.ts"
import { requirePaymentMethodStep } from "./steps/require-payment-method.ts"
import { requireServedCountryStep } from "./steps/require-served-country.ts"
import { codesToTry } from "./waiting-codes.ts"

export interface UpdateCheckoutInput {
  cart_id: string
  /** The signed-in customer, verified by the request's token. */
  actor_id?: string
  details: CheckoutInput
}

/** Every cart change of the checkout page, under one lock, with one repricing at the end if needed. */
export const updateCheckoutWorkflow = createWorkflow(
  "update-checkout",
  (input: WorkflowData<UpdateCheckoutInput>) => {
    const lock = lockCartStep(
      transform({ input }, (data) => ({ cart_id: data.input.cart_id, ...CHECKOUT_LOCK })),
    )
    const cart = readOpenCartStep(input.cart_id)
    requireUnfrozenStep(input.cart_id)
    requireServedCountryStep(
      transform({ cart, input }, (data) => ({
        region: data.cart.region,
        country_code: data.input.details.shipping_address?.country_code,
      })),
    )
    const owner = identifyOwnerStep(
      transform({ input }, (data) => ({ actor_id: data.input.actor_id, email: data.input.details.email })),
    )
    const update = transform({ cart, input, owner }, (data) => [
      toCartUpdate(data.cart, data.input.details, data.owner),
    ])
    updateCartsStep(update)

    const plan = planDeliveryStep(
      transform({ cart, input }, (data) => ({ cart: data.cart, input: data.input.details })),
    )
    const change = transform({ cart, input, owner, plan }, (data) => ({
      force_refresh: needsFullRefresh(data.cart, data.input.details, data.owner),
      // Also if the same delivery is chosen again: a process may have crashed before pricing it.
      methods_changed:
        data.plan.add.length + data.plan.remove.length > 0 ||
        data.input.details.shipping_option_id !== undefined,
      promo_codes: codesToTry(data.cart),
      payment_method: data.input.details.payment_method ?? paymentMethodOf(data.cart),
    }))
    const priced = when("methods-change", { change }, ({ change }) => change.methods_changed).then(() =>
      priceMethodsStep(
        transform({ input, plan, change }, (data) => ({
          cart_id: data.input.cart_id,
          plan: data.plan,
          payment_method: data.change.payment_method,
          is_repriced_later: data.change.force_refresh || data.change.promo_codes.length > 0,
        })),
      ),
    )
    const added = addShippingMethodToCartStep({
      shipping_methods: transform({ priced }, (data) => data.priced?.add ?? []),
    })
    removeShippingMethodFromCartStep(
      transform({ plan }, (data) => ({ shipping_method_ids: data.plan.remove })),
    )

    when(
      "amounts-change",
      { change, priced },
      (data) => data.change.force_refresh || data.priced?.is_priced === false,
    ).then(() => {
      refreshCartItemsWorkflow.runAsStep({
        input: transform({ cart, input, change, added }, (data) => ({
          cart_id: data.input.cart_id,
          force_refresh: data.change.force_refresh,
          locale: newLocale(data.cart, data.input.details),
          shipping_methods: data.added ?? [],
          promo_codes: data.change.promo_codes,
        })),
      })
      requireDeliveryStep(
        transform({ input }, (data) => ({
          cart_id: data.input.cart_id,
          option_id: data.input.details.shipping_option_id,
        })),
      )
    })
    when(
      "fee-may-be-needless",
      { change },
      ({ change }) => change.payment_method === "cash_on_delivery" && change.promo_codes.length > 0,
    ).then(() => {
      const needless = findNeedlessFeeStep(input.cart_id)
      removeShippingMethodFromCartStep({ shipping_method_ids: needless }).config({
        name: "remove-needless-fee",
      })
    })
    requirePaymentMethodStep(
      transform({ cart, change }, (data) => ({
        region_id: data.cart.region_id,
        payment_method: data.change.payment_method,
      })),
    )
    when("payment-begun", { cart }, ({ cart }) => Boolean(cart.payment_collection)).then(() => {
      ensurePaymentSessionStep(
        transform({ input, change }, (data) => ({
          cart_id: data.input.cart_id,
          payment_method: data.change.payment_method,
        })),
      )
    })
    releaseHeldStep(lock)
    return new WorkflowResponse(input.cart_id)
  },
)
