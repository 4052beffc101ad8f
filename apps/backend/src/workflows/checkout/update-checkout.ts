import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  addShippingMethodToCartStep,
  refreshCartItemsWorkflow,
  releaseLockStep,
  removeShippingMethodFromCartStep,
  updateCartsStep,
} from "@medusajs/medusa/core-flows"
import type { PaymentMethod } from "@porteka/commerce-sdk"
import { requireUnfrozenStep } from "../card-payments/steps/require-unfrozen.ts"
import { needsFullRefresh, newLocale, toCartUpdate } from "./cart-changes.ts"
import { CHECKOUT_LOCK } from "./cart-lock.ts"
import type { CheckoutInput } from "./checkout-input.ts"
import { ensurePaymentSessionStep } from "./steps/ensure-payment-session.ts"
import { identifyOwnerStep } from "./steps/identify-owner.ts"
import { planDeliveryStep } from "./steps/plan-delivery.ts"
import { readOpenCartStep } from "./steps/read-open-cart.ts"
import { requireDeliveryStep } from "./steps/require-delivery.ts"
import { requireServedCountryStep } from "./steps/require-served-country.ts"
import { codesToTry } from "./waiting-codes.ts"

export interface UpdateCheckoutInput {
  cart_id: string
  /** The signed-in customer, proved by the request's token. */
  actor_id?: string
  details: CheckoutInput
}

/** Everything a checkout page can change of a cart, under one lock, with one recount at the end. */
export const updateCheckoutWorkflow = createWorkflow(
  "update-checkout",
  (input: WorkflowData<UpdateCheckoutInput>) => {
    acquireLockStep(transform({ input }, (data) => ({ key: data.input.cart_id, ...CHECKOUT_LOCK })))
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
    const added = when("methods-to-add", { plan }, ({ plan }) => plan.add.length > 0).then(() =>
      addShippingMethodToCartStep({
        shipping_methods: transform({ plan, input }, (data) =>
          data.plan.add.map((method) => ({ ...method, cart_id: data.input.cart_id })),
        ),
      }),
    )
    removeShippingMethodFromCartStep(
      transform({ plan }, (data) => ({ shipping_method_ids: data.plan.remove })),
    )

    const recount = transform({ cart, input, owner, plan, added }, (data) => ({
      cart_id: data.input.cart_id,
      force_refresh: needsFullRefresh(data.cart, data.input.details, data.owner),
      locale: newLocale(data.cart, data.input.details),
      shipping_methods: data.added ?? [],
      // Chosen again, too: a process may have died between adding a delivery and giving it its price.
      methods_changed:
        data.plan.add.length + data.plan.remove.length > 0 ||
        data.input.details.shipping_option_id !== undefined,
      promo_codes: codesToTry(data.cart),
    }))
    when(
      "amounts-change",
      { recount },
      ({ recount }) => recount.force_refresh || recount.methods_changed,
    ).then(() => {
      refreshCartItemsWorkflow.runAsStep({ input: recount })
      requireDeliveryStep(
        transform({ input }, (data) => ({
          cart_id: data.input.cart_id,
          option_id: data.input.details.shipping_option_id,
        })),
      )
    })
    ensurePaymentSessionStep(
      transform({ cart, input }, (data) => ({
        cart_id: data.input.cart_id,
        payment_method: (data.input.details.payment_method ?? data.cart.metadata?.payment_method) as
          | PaymentMethod
          | undefined,
      })),
    )
    releaseLockStep(transform({ input }, (data) => ({ key: data.input.cart_id })))
    return new WorkflowResponse(input.cart_id)
  },
)
