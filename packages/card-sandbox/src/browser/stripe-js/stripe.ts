import { retrieveIntent } from "../intent-api.ts"
import type { BillingDetails, IntentResult, PageError } from "../protocol.ts"
import { type ConfirmOptions, confirm, handleNextAction, type Session } from "./confirm.ts"
import { createElements, type ElementsOptions, requireOwnElements } from "./elements.ts"
import { IntegrationError } from "./integration-error.ts"

interface StripeOptions {
  locale?: string
}

interface CardPaymentData {
  payment_method?: string
  return_url?: string
}

const named = (name: "paymentIntent" | "setupIntent", result: IntentResult) =>
  "error" in result ? result : { [name]: result.intent }

/** `Stripe(key)`: the part of Stripe's script that a payment element needs. */
export function createStripe(origin: string, key: unknown, { locale }: StripeOptions = {}) {
  if (typeof key !== "string" || key === "") {
    throw new IntegrationError("Please call Stripe() with your publishable key. You used an empty string.")
  }
  if (key.startsWith("sk_")) throw new IntegrationError("You should not use your secret key with Stripe.js.")
  const publishable = key

  const session = (elements?: unknown): Session => ({
    origin,
    key: publishable,
    locale: elements ? requireOwnElements(elements).locale() : (locale ?? navigator.language),
  })

  const confirmWithMethod = (clientSecret: string, data: CardPaymentData = {}) =>
    confirm(session(), {
      clientSecret,
      confirmParams: { payment_method: data.payment_method, return_url: data.return_url },
      redirect: "if_required",
    })

  return {
    elements: (options?: ElementsOptions) => createElements(origin, publishable, { locale, ...options }),
    confirmPayment: async (options: ConfirmOptions) =>
      named("paymentIntent", await confirm(session(options.elements), options)),
    confirmSetup: async (options: ConfirmOptions) =>
      named("setupIntent", await confirm(session(options.elements), options)),
    confirmCardPayment: async (clientSecret: string, data?: CardPaymentData) =>
      named("paymentIntent", await confirmWithMethod(clientSecret, data)),
    confirmCardSetup: async (clientSecret: string, data?: CardPaymentData) =>
      named("setupIntent", await confirmWithMethod(clientSecret, data)),
    retrievePaymentIntent: async (clientSecret: string) =>
      named("paymentIntent", await retrieveIntent(origin, publishable, clientSecret)),
    retrieveSetupIntent: async (clientSecret: string) =>
      named("setupIntent", await retrieveIntent(origin, publishable, clientSecret)),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) =>
      named("paymentIntent", await handleNextAction(session(), clientSecret)),
    createPaymentMethod: async (options: {
      elements?: unknown
      params?: { billing_details?: BillingDetails }
    }): Promise<{ paymentMethod: unknown } | { error: PageError }> =>
      requireOwnElements(options.elements)
        .paymentElement()
        .ask("create_payment_method", { key: publishable, billing: options.params?.billing_details ?? {} }),
    createToken: async () => {
      throw new IntegrationError("The sandbox makes no tokens: use createPaymentMethod.")
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
}
