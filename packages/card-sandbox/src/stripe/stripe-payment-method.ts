import type { CardBehaviour } from "../objects/card-behaviour.ts"
import type { BillingDetails, PaymentMethod } from "../objects/payment-method.ts"
import { newId } from "../state/ids.ts"
import { mergedMetadata, object, onlyKnown, type Params, requiredText, text } from "./params.ts"
import { type Scene, seconds } from "./scene.ts"
import { readCard } from "./stripe-card.ts"
import { invalidRequest, missing } from "./stripe-error.ts"
import { emit } from "./stripe-event.ts"
import { NOT_A_TEST_CARD, TEST_PAYMENT_METHODS } from "./test-cards.ts"

const KNOWN = ["type", "card", "billing_details", "metadata", "allow_redisplay", "radar_options", "referrer"]

const ADDRESS_FIELDS = ["city", "country", "line1", "line2", "postal_code", "state"] as const

/** Creates a payment method from a card's number, date and code; the number is not stored. */
export function createPaymentMethod(scene: Scene, params: Params): PaymentMethod {
  onlyKnown(params, KNOWN)
  const type = requiredText(params, "type")
  if (type !== "card") throw invalidRequest(`The sandbox takes cards only, not ${type}`, { param: "type" })
  const { card, behaviour } = readCard(object(params, "card") ?? {}, scene.now)
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: readBillingDetails(params),
    card,
    created: seconds(scene.now),
    customer: null,
    livemode: false,
    metadata: mergedMetadata(params, {}),
    type: "card",
  }
  scene.work.put("payment_methods", method)
  scene.work.put("card_behaviours", { id: method.id, behaviour })
  return method
}

/** Finds a payment method by id; `pm_card_visa` and similar ids create a new one each time, as at Stripe. */
export function requirePaymentMethod(scene: Scene, id: string): PaymentMethod {
  const number = Object.hasOwn(TEST_PAYMENT_METHODS, id) ? TEST_PAYMENT_METHODS[id] : undefined
  if (number !== undefined) {
    const year = String(scene.now.getUTCFullYear() + 2)
    return createPaymentMethod(scene, {
      type: "card",
      card: { number, exp_month: "12", exp_year: year, cvc: number.startsWith("3") ? "1234" : "123" },
    })
  }
  const method = scene.work.find("payment_methods", id)
  if (method === undefined) throw missing("PaymentMethod", id, "payment_method")
  return method
}

/** The behavior of a payment method's card. */
export function behaviourOf(scene: Scene, id: string): CardBehaviour {
  return scene.work.find("card_behaviours", id)?.behaviour ?? NOT_A_TEST_CARD
}

/** Attaches a payment method to a customer, or detaches it with null. */
export function setCustomer(scene: Scene, method: PaymentMethod, customer: string | null): PaymentMethod {
  const changed = { ...method, customer }
  scene.work.put("payment_methods", changed)
  emit(scene, customer === null ? "payment_method.detached" : "payment_method.attached", changed)
  return changed
}

/** Changes the editable fields of a payment method. */
export function updatePaymentMethod(scene: Scene, method: PaymentMethod, params: Params): PaymentMethod {
  onlyKnown(params, ["billing_details", "metadata", "allow_redisplay"])
  const changed = {
    ...method,
    billing_details:
      params.billing_details === undefined ? method.billing_details : readBillingDetails(params),
    metadata: mergedMetadata(params, method.metadata),
  }
  scene.work.put("payment_methods", changed)
  return changed
}

function readBillingDetails(params: Params): BillingDetails {
  const details = object(params, "billing_details") ?? {}
  const address = object(details, "address") ?? {}
  return {
    address: Object.fromEntries(
      ADDRESS_FIELDS.map((name) => [name, text(address, name) ?? null]),
    ) as BillingDetails["address"],
    email: text(details, "email") ?? null,
    name: text(details, "name") ?? null,
    phone: text(details, "phone") ?? null,
  }
}
