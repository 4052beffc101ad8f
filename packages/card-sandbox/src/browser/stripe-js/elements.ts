import { retrieveIntent } from "../intent-api.ts"
import type { Appearance, PageError } from "../protocol.ts"
import { IntegrationError } from "./integration-error.ts"
import { createPaymentElement, type OwnElement, type PaymentElement } from "./payment-element.ts"

export interface ElementsOptions {
  clientSecret?: string
  mode?: "payment" | "setup" | "subscription"
  amount?: number
  currency?: string
  locale?: string | undefined
  appearance?: Appearance
}

export interface Elements {
  create(type: string, options?: object): PaymentElement
  getElement(type: string): PaymentElement | null
  update(options: ElementsOptions): void
  submit(): Promise<{ selectedPaymentMethod: "card" } | { error: PageError }>
  fetchUpdates(): Promise<Record<never, never>>
}

/** What a confirmation needs from a group of elements. */
export interface OwnElements {
  clientSecret: string | null
  /** With `mode`, the page must call `submit` before it requests a client secret from its server. */
  submitted: boolean
  locale(): string
  paymentElement(): OwnElement
}

const OWN = new WeakMap<object, OwnElements>()

const TYPES = ["payment", "card"]

/** `stripe.elements(options)` */
export function createElements(origin: string, key: string, first: ElementsOptions = {}): Elements {
  let options = first
  let made: OwnElement | null = null
  const locale = () => resolveLocale(options.locale)

  const requireMade = () => {
    if (made) return made
    throw new IntegrationError("Could not find the payment element. Create and mount it first.")
  }

  const own: OwnElements = {
    clientSecret: options.clientSecret ?? null,
    submitted: options.mode === undefined,
    locale,
    paymentElement: requireMade,
  }

  const elements: Elements = {
    create: (type) => {
      if (!TYPES.includes(type))
        throw new IntegrationError(`The sandbox has no ${type} element; it has ${TYPES.join(", ")}.`)
      if (made) throw new IntegrationError(`Can only create one Element of type ${type}.`)
      const element = createPaymentElement(type, {
        origin,
        locale,
        appearance: () => options.appearance ?? {},
      })
      made = { ...element, element: forgetWhenDestroyed(element.element, () => (made = null)) }
      void reportWhetherLoadable(origin, key, own.clientSecret, element)
      return made.element
    },
    getElement: (type) => (made?.type === type ? made.element : null),
    update: (next) => {
      options = { ...options, ...next }
      made?.refresh()
    },
    submit: async () => {
      const { error } = await requireMade().ask("validate", null)
      if (error) return { error }
      own.submitted = true
      return { selectedPaymentMethod: "card" }
    },
    fetchUpdates: async () => ({}),
  }
  OWN.set(elements, own)
  return elements
}

/** @throws IntegrationError if it was not created by this script */
export function requireOwnElements(elements: unknown): OwnElements {
  const own = typeof elements === "object" && elements !== null ? OWN.get(elements) : undefined
  if (own) return own
  throw new IntegrationError("Invalid value for confirmPayment(): elements should be an Elements object.")
}

function forgetWhenDestroyed(element: PaymentElement, forget: () => void): PaymentElement {
  const { destroy } = element
  element.destroy = () => {
    destroy()
    forget()
  }
  return element
}

/** A wrong client secret is reported when the element loads, not only when the shopper pays. */
async function reportWhetherLoadable(
  origin: string,
  key: string,
  clientSecret: string | null,
  element: OwnElement,
) {
  if (clientSecret === null) return
  const result = await retrieveIntent(origin, key, clientSecret)
  if ("error" in result) element.failLoading(result.error)
}

function resolveLocale(locale = "auto"): string {
  return locale === "auto" ? navigator.language : locale
}
