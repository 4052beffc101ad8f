import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import {
  addShippingMethodToCartStep,
  completeCartWorkflow,
  refreshCartItemsWorkflow,
  removeShippingMethodFromCartStep,
  updateCartsStep,
} from "@medusajs/medusa/core-flows"
import { paymentMethodOf } from "../../shop/payment-providers.ts"
import { PLACE_ORDER_LOCK } from "../checkout/cart-lock.ts"
import { findChanges, findMissingParts, findOtherPayment } from "../checkout/find-problems.ts"
import { leftToCollect } from "../checkout/left-to-collect.ts"
import { checkAmountsStep } from "../checkout/steps/check-amounts.ts"
import { ensurePaymentSessionStep } from "../checkout/steps/ensure-payment-session.ts"
import { holdStockStep } from "../checkout/steps/hold-stock.ts"
import { holdUnpaidStep } from "../checkout/steps/hold-unpaid.ts"
import { lockCartStep } from "../checkout/steps/lock-cart.ts"
import { planDeliveryStep } from "../checkout/steps/plan-delivery.ts"
import { type CartToOrder, readOrderableCartStep } from "../checkout/steps/read-orderable-cart.ts"
import { recordGuaranteesStep } from "../checkout/steps/record-guarantees.ts"
import { releaseHeldStep } from "../checkout/steps/release-held.ts"
import { openAttemptStep } from "../payment-attempts/steps/open-attempt.ts"
import { placeOnFastPathStep } from "./fast-path/place-on-fast-path.ts"
import { findOrderOfCartStep } from "./steps/find-order-of-cart.ts"
import { linesAsInCartStep } from "./steps/lines-as-in-cart.ts"
import { requireUnorderedStep } from "./steps/require-unordered.ts"
import { settleNothingStep } from "./steps/settle-nothing.ts"
import { type PlaceOrderWorkflowInput, toOrderedCart } from "./to-ordered-cart.ts"

type Input = WorkflowData<PlaceOrderWorkflowInput>
type Held = ReturnType<typeof holdWhatItNeeds>
type Repriced = ReturnType<typeof repriceIfChanged>

/**
 * Places an order (docs/architecture.md, "Buying"). Under the cart's lock: an existing order is returned;
 * otherwise all current prices are looked up, the cart is repriced if one has changed, and the result is
 * compared with what the shopper saw. Only if nothing differs does the cart become an order or, for card
 * payment, is a payment attempt opened. A cart that differs stays open, repriced.
 */
export const placeOrderWorkflow = createWorkflow("place-order", (input: Input) => {
  const lock = lockCartStep(
    transform({ input }, (data) => ({ cart_id: data.input.cart_id, ...PLACE_ORDER_LOCK })),
  )
  const placed = findOrderOfCartStep(input.cart_id)

  const before = when("not-placed-yet", { placed }, ({ placed }) => !placed.order_id).then(() =>
    readOrderableCartStep(input.cart_id).config({ name: "read-cart-as-shown" }),
  )
  const { missing, stock, unpaid } = holdWhatItNeeds(input, before, lock)
  const { amounts, after } = repriceIfChanged(input, before, unpaid)
  const problems = transform({ before, after, missing, stock, unpaid, input }, (data) => [
    ...data.missing,
    ...(data.stock?.problems ?? []),
    ...(data.unpaid?.problems ?? []),
    ...(data.before && data.after ? findChanges(data.before, data.after, data.input.expected_total) : []),
  ])
  const next = transform({ after, problems, input }, (data) => {
    const isInOrder = !!data.after && data.problems.length === 0
    const isPayable = !!data.input.opens_attempt && Math.round(data.after?.total ?? 0) > 0
    return { opensAttempt: isInOrder && isPayable, orders: isInOrder && !isPayable }
  })
  const opened = openAttempt(input, after, next, amounts)
  const written = writeOrder(input, after, next, { amounts, stock, unpaid })
  const completed = completeOrder(input, after, next, { amounts, written, unpaid })

  releaseHeldStep(
    transform({ stock, unpaid, lock }, (data) => ({
      keys: [...(data.stock?.keys ?? []), ...(data.unpaid?.keys ?? []), ...data.lock.keys],
      holder: data.lock.holder,
    })),
  )
  return new WorkflowResponse(
    transform({ placed, written, completed, opened, problems }, (data) => ({
      order_id: data.placed.order_id ?? data.written?.id ?? data.completed?.id ?? null,
      attempt_id: data.opened?.id ?? null,
      problems: data.problems,
    })),
  )
})

type Cart = WorkflowData<CartToOrder> | undefined

/** Checks a complete cart's stock and its buyer's unpaid orders, which no other order changes until it is released. */
function holdWhatItNeeds(input: Input, before: Cart, lock: ReturnType<typeof lockCartStep>) {
  const missing = transform({ before, input }, (data) =>
    data.before ? [...findMissingParts(data.before), ...findOtherPayment(data.before, data.input)] : [],
  )
  const stock = when(
    "parts-complete",
    { before, missing },
    (data) => !!data.before && data.missing.length === 0,
  ).then(() =>
    holdStockStep(
      transform({ before, lock }, (data) => ({
        holder: data.lock.holder,
        lines: data.before?.items ?? [],
      })),
    ),
  )
  const unpaid = when("in-stock", { stock }, ({ stock }) => stock?.problems.length === 0).then(() =>
    holdUnpaidStep(
      transform({ before, input, lock }, (data) => ({
        holder: data.lock.holder,
        cart: data.before as CartToOrder,
        placed_from: data.input.placed_from,
      })),
    ),
  )
  return { missing, stock, unpaid }
}

/** @returns the cart with current amounts; as it was if none has changed */
function repriceIfChanged(input: Input, before: Cart, unpaid: Held["unpaid"]) {
  const isSellable = transform({ unpaid }, (data) => data.unpaid?.problems.length === 0)
  const amounts = when("sellable", { isSellable }, ({ isSellable }) => isSellable).then(() => {
    const plan = planDeliveryStep(
      transform({ before }, (data) => ({
        cart: {
          metadata: data.before?.metadata ?? null,
          shipping_methods: data.before?.shipping_methods ?? [],
        },
        input: {},
        is_nothing_to_collect: data.before ? leftToCollect(data.before) <= 0 : false,
      })),
    )
    const checked = checkAmountsStep(
      transform({ before, plan }, (data) => ({ cart: data.before as CartToOrder, plan: data.plan })),
    )
    return transform({ plan, checked }, (data) => ({ plan: data.plan, ...data.checked }))
  })
  const repriced = when(
    "reprice",
    { isSellable, amounts },
    (data) => data.isSellable && !data.amounts?.are_current,
  ).then(() => {
    addShippingMethodToCartStep({
      shipping_methods: transform({ amounts, input }, (data) =>
        (data.amounts?.plan.add ?? []).map((method) => ({ ...method, cart_id: data.input.cart_id })),
      ),
    })
    removeShippingMethodFromCartStep(
      transform({ amounts }, (data) => ({ shipping_method_ids: data.amounts?.plan.remove ?? [] })),
    )
    refreshCartItemsWorkflow.runAsStep({
      input: transform({ input }, (data) => ({ cart_id: data.input.cart_id, force_refresh: true })),
    })
    return readOrderableCartStep(input.cart_id).config({ name: "read-repriced-cart" })
  })
  const after = transform({ before, amounts, repriced }, (data) =>
    data.amounts?.are_current ? data.before : data.repriced,
  )
  return { amounts, after }
}

type Next = WorkflowData<{ opensAttempt: boolean; orders: boolean }>

function openAttempt(input: Input, after: Repriced["after"], next: Next, amounts: Repriced["amounts"]) {
  return when("open-attempt", { next }, ({ next }) => next.opensAttempt).then(() => {
    updateCartsStep(
      transform({ after, input, amounts }, (data) =>
        data.after
          ? [toOrderedCart(data.after, data.input, { delivery_surplus: data.amounts?.delivery_surplus })]
          : [],
      ),
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
}

/** The order by one statement (ADR 0087); undefined if the cart is not simple enough for it. */
function writeOrder(
  input: Input,
  after: Repriced["after"],
  next: Next,
  { amounts, stock, unpaid }: Pick<Held, "stock" | "unpaid"> & Pick<Repriced, "amounts">,
) {
  return when("order", { next }, ({ next }) => next.orders).then(() => {
    recordGuaranteesStep(transform({ after }, (data) => ({ lines: data.after?.items ?? [] })))
    return placeOnFastPathStep(
      transform({ after, amounts, stock, unpaid, input }, (data) => ({
        cart: data.after as CartToOrder,
        is_simple: data.amounts?.are_current ?? false,
        inventory_items: data.stock?.inventory_items ?? [],
        metadata: toOrderedCart(data.after as CartToOrder, data.input, {
          watch: data.unpaid?.watch,
          delivery_surplus: data.amounts?.delivery_surplus,
        }).metadata,
      })),
    )
  })
}

/** The order of any other cart, completed by Medusa. */
function completeOrder(
  input: Input,
  after: Repriced["after"],
  next: Next,
  {
    amounts,
    written,
    unpaid,
  }: Pick<Held, "unpaid"> & Pick<Repriced, "amounts"> & { written: ReturnType<typeof writeOrder> },
) {
  return when("complete", { next, written }, (data) => data.next.orders && !data.written).then(() => {
    requireUnorderedStep(input.cart_id)
    const freeCollection = ensurePaymentSessionStep(
      transform({ after, input }, (data) => ({
        cart_id: data.input.cart_id,
        payment_method: data.after && paymentMethodOf(data.after),
        amount: Math.round(data.after?.total ?? 0),
        provider_payment_id: data.input.provider_payment_id,
      })),
    )
    updateCartsStep(
      transform({ after, input, unpaid, amounts }, (data) =>
        data.after
          ? [
              toOrderedCart(data.after, data.input, {
                watch: data.unpaid?.watch,
                delivery_surplus: data.amounts?.delivery_surplus,
              }),
            ]
          : [],
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
}
