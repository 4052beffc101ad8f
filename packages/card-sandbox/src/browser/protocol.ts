/** Messages between the script in the shop's page and the form in the iframe. */

type Theme = "stripe" | "night" | "flat"

export interface Appearance {
  theme?: Theme
  variables?: Record<string, string>
}

export interface BillingDetails {
  name?: string
  email?: string
  phone?: string
  address?: Record<string, string | null>
}

/** An error in the format that Stripe's script returns to the shop's page. */
export interface PageError {
  type: "validation_error" | "card_error" | "invalid_request_error" | "api_error" | "api_connection_error"
  code?: string
  decline_code?: string
  message: string
  param?: string
  payment_intent?: Intent
  setup_intent?: Intent
}

/** A payment or setup intent as a browser sees it. */
export interface Intent {
  id: string
  object: "payment_intent" | "setup_intent"
  client_secret: string
  status: string
  next_action: {
    type: string
    redirect_to_url?: { url: string }
    use_stripe_sdk?: { stripe_js: string }
  } | null
  [field: string]: unknown
}

export type IntentResult = { intent: Intent } | { error: PageError }

/** Requests to the form. */
export interface Questions {
  start: { ask: { locale: string; appearance: Appearance }; answer: null }
  focus: { ask: null; answer: null }
  blur: { ask: null; answer: null }
  clear: { ask: null; answer: null }
  validate: { ask: null; answer: { error: PageError | null } }
  confirm: {
    ask: { clientSecret: string; key: string; params: Record<string, string>; billing: BillingDetails }
    answer: IntentResult
  }
  create_payment_method: {
    ask: { key: string; billing: BillingDetails }
    answer: { paymentMethod: unknown } | { error: PageError }
  }
}

export type QuestionName = keyof Questions

export interface Question<Name extends QuestionName = QuestionName> {
  sandbox: "question"
  id: number
  name: Name
  ask: Questions[Name]["ask"]
}

export interface Answer {
  sandbox: "answer"
  id: number
  answer: unknown
}

/** Messages that the form sends by itself. */
export interface FormEvents {
  ready: null
  change: { empty: boolean; complete: boolean; brand: string }
  focus: null
  blur: null
  escape: null
  height: number
}

export interface FormEventMessage<Name extends keyof FormEvents = keyof FormEvents> {
  sandbox: "event"
  name: Name
  value: FormEvents[Name]
}
