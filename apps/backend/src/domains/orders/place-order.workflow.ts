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
  completeCartWorkflow,
  refreshCartItemsWorkflow,
  releaseLockStep,
  removeShippingMethodFromCartStep,
  updateCartsStep,
} from "@medusajs/medusa/core-flows"
import type { PaymentMethod } from "@porteka/commerce-sdk"
import { PLACE_ORDER_LOCK } from "../checkout/cart-lock.ts"
import { findChanges, findMissingParts, findOtherPayment } from "../checkout/find-problems.ts"
import { ensurePaymentSessionStep } from "../checkout/steps/ensure-payment-session.ts"
import { holdStockStep } from "../checkout/steps/hold-stock.ts"
import { holdUnpaidStep } from "../checkout/steps/hold-unpaid.ts"
import { lookAtAmountsStep } from "../checkout/steps/look-at-amounts.ts"
import { planDeliveryStep } from "../checkout/steps/plan-delivery.ts"
import { type CartToOrder, readOrderableCartStep } from "../checkout/steps/read-orderable-cart.ts"
import { recordGuaranteesStep } from "../checkout/steps/record-guarantees.ts"
import { releaseHeldStep } from "../checkout/steps/release-held.ts"
import { openAttemptStep } from "../payment-attempts/steps/open-attempt.ts"
import { placeOnFastPathStep } from "./fast-path/place-on-fast-path.ts"
import { findOrderOfCartStep } from "./steps/find-order-of-cart.ts"
import { linesAsInCartStep } from "./steps/lines-as-in-cart.ts"
import { settleNothingStep } from "./steps/settle-nothing.ts"
import { type PlaceOrderWorkflowInput, toOrderedCart } from "./to-ordered-cart.ts"

/**
 * Places an order (docs/architecture.md, "Buying"). Under the cart's lock: an existing order is returned;
 * otherwise all current prices are looked up, the cart is repriced if one has changed, and the result is
 * compared with what the shopper saw. Only if nothing differs does the cart become an order or, for card
 * payment, is a payment attempt opened. A cart that differs stays open, repriced.
 */
export const placeOrderWorkflow = createWorkflow(
  "place-order",
  (input: WorkflowData<PlaceOrderWorkflowInput>) => {
    acquireLockStep(transform({ input }, (data) => ({ key: data.input.cart_id, ...PLACE_ORDER_LOCK })))
    const placed = findOrderOfCartStep(input.cart_id)

    const before = when("not-placed-yet", { placed }, ({ placed }) => !placed.order_id).then(() =>
      readOrderableCartStep(input.cart_id).config({ name: "read-cart-as-shown" }),
    )
    const missing = transform({ before, input }, (data) =>
      data.before ? [...findMissingParts(data.before), ...findOtherPayment(data.before, data.input)] : [],
    )
    const held = when(
      "parts-complete",
      { before, missing },
      (data) => !!data.before && data.missing.length === 0,
    ).then(() =>
      holdStockStep(
        transform({ before, input }, (data) => ({
          holder: data.input.cart_id,
          lines: data.before?.items ?? [],
        })),
      ),
    )
    const unpaid = when("in-stock", { held }, ({ held }) => held?.problems.length === 0).then(() =>
      holdUnpaidStep(
        transform({ before, input }, (data) => ({
          holder: data.input.cart_id,
          cart: data.before as CartToOrder,
          placed_from: data.input.placed_from,
        })),
      ),
    )
    const isSellable = transform({ unpaid }, (data) => data.unpaid?.problems.length === 0)

    const looked = when("sellable", { isSellable }, ({ isSellable }) => isSellable).then(() => {
      const plan = planDeliveryStep(
        transform({ before }, (data) => ({
          cart: {
            metadata: data.before?.metadata ?? null,
            shipping_methods: data.before?.shipping_methods ?? [],
          },
          input: {},
        })),
      )
      const isCounted = lookAtAmountsStep({ cart: before as unknown as CartToOrder, plan })
      return transform({ plan, isCounted }, (data) => data)
    })
    const recounted = when(
      "count-anew",
      { isSellable, looked },
      (data) => data.isSellable && !data.looked?.isCounted,
    ).then(() => {
      addShippingMethodToCartStep({
        shipping_methods: transform({ looked, input }, (data) =>
          (data.looked?.plan.add ?? []).map((method) => ({ ...method, cart_id: data.input.cart_id })),
        ),
      })
      removeShippingMethodFromCartStep(
        transform({ looked }, (data) => ({ shipping_method_ids: data.looked?.plan.remove ?? [] })),
      )
      refreshCartItemsWorkflow.runAsStep({
        input: transform({ input }, (data) => ({ cart_id: data.input.cart_id, force_refresh: true })),
      })
      return readOrderableCartStep(input.cart_id).config({ name: "read-cart-counted-anew" })
    })
    const after = transform({ before, looked, recounted }, (data) =>
      data.looked?.isCounted ? data.before : data.recounted,
    )
    const problems = transform({ before, after, missing, held, unpaid, input }, (data) => [
      ...data.missing,
      ...(data.held?.problems ?? []),
      ...(data.unpaid?.problems ?? []),
      ...(data.before && data.after ? findChanges(data.before, data.after, data.input.expected_total) : []),
    ])

    const isPayable = transform(
      { after, input },
      (data) => !!data.input.opens_attempt && Math.round(data.after?.total ?? 0) > 0,
    )
    const opened = when(
      "open-attempt",
      { after, problems, isPayable },
      (data) => !!data.after && data.problems.length === 0 && data.isPayable,
    ).then(() => {
      updateCartsStep(
        transform({ after, input }, (data) => (data.after ? [toOrderedCart(data.after, data.input)] : [])),
      ).config({ name: "note-terms" })
      return openAttemptStep(
        transform({ after, input }, (data) => ({
          cart_id: data.input.cart_id,
          attempt_id: data.input.attempt_id,
          amount: Math.round(data.after?.total ?? 0),
          currency_code: data.after?.currency_code ?? "",
        })),
      )
    })

    const isOrderable = transform(
      { after, problems, isPayable },
      (data) => !!data.after && data.problems.length === 0 && !data.isPayable,
    )
    const written = when("order", { isOrderable }, ({ isOrderable }) => isOrderable).then(() => {
      recordGuaranteesStep(transform({ after }, (data) => ({ lines: data.after?.items ?? [] })))
      return placeOnFastPathStep(
        transform({ after, looked, held, unpaid, input }, (data) => ({
          cart: data.after as CartToOrder,
          is_simple: data.looked?.isCounted ?? false,
          inventory_items: data.held?.inventory_items ?? [],
          metadata: toOrderedCart(data.after as CartToOrder, data.input, data.unpaid?.watch).metadata,
        })),
      )
    })
    const completed = when(
      "complete",
      { isOrderable, written },
      (data) => data.isOrderable && !data.written,
    ).then(() => {
      const freeCollection = ensurePaymentSessionStep(
        transform({ after, input }, (data) => ({
          cart_id: data.input.cart_id,
          payment_method: data.after?.metadata?.payment_method as PaymentMethod | undefined,
          amount: Math.round(data.after?.total ?? 0),
          provider_payment_id: data.input.provider_payment_id,
        })),
      )
      updateCartsStep(
        transform({ after, input, unpaid }, (data) =>
          data.after ? [toOrderedCart(data.after, data.input, data.unpaid?.watch)] : [],
        ),
      )
      const order = completeCartWorkflow.runAsStep({
        input: transform({ input }, (data) => ({ id: data.input.cart_id })),
      })
      linesAsInCartStep(
        transform({ input, order }, (data) => ({ cart_id: data.input.cart_id, order_id: data.order.id })),
      )
      settleNothingStep(freeCollection)
      return order
    })

    releaseHeldStep(
      transform({ held, unpaid, input }, (data) => ({
        keys: [...(data.held?.keys ?? []), ...(data.unpaid?.keys ?? [])],
        holder: data.input.cart_id,
      })),
    )
    releaseLockStep(transform({ input }, (data) => ({ key: data.input.cart_id })))
    return new WorkflowResponse(
      transform({ placed, written, completed, opened, problems }, (data) => ({
        order_id: data.placed.order_id ?? data.written?.id ?? data.completed?.id ?? null,
        attempt_id: data.opened?.id ?? null,
        problems: data.problems,
      })),
    )
  },
)
