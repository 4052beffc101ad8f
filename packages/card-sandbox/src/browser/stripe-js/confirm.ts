import { confirmIntent, nestedFields, retrieveIntent } from "../intent-api.ts"
import type { BillingDetails, Intent, IntentResult } from "../protocol.ts"
import { requireOwnElements } from "./elements.ts"
import { IntegrationError } from "./integration-error.ts"

export interface ConfirmOptions {
  elements?: unknown
  clientSecret?: string
  confirmParams?: {
    return_url?: string | undefined
    receipt_email?: string
    payment_method?: string | undefined
    payment_method_data?: { billing_details?: BillingDetails }
    shipping?: object
  }
  redirect?: "always" | "if_required"
}

export interface Session {
  origin: string
  key: string
  /** The page's language, for the bank's page. */
  locale: string
}

/** The page is being left, so the promise never resolves. */
const leaving = () => new Promise<never>(() => {})

/** `stripe.confirmPayment` and `stripe.confirmSetup`. */
export async function confirm(session: Session, options: ConfirmOptions): Promise<IntentResult> {
  const { confirmParams = {}, redirect = "always" } = options
  if (redirect === "always" && !confirmParams.return_url) {
    throw new IntegrationError("stripe.confirmPayment(): you must provide confirmParams.return_url.")
  }
  const result = await send(session, options)
  if ("error" in result) return result
  return follow(session, result.intent, redirect === "always" ? (confirmParams.return_url ?? null) : null)
}

/** `stripe.handleNextAction`: continues a payment that a server confirmed. */
export async function handleNextAction(session: Session, clientSecret: string): Promise<IntentResult> {
  const result = await retrieveIntent(session.origin, session.key, clientSecret)
  return "error" in result ? result : follow(session, result.intent, null)
}

function send({ origin, key }: Session, options: ConfirmOptions): Promise<IntentResult> {
  const { confirmParams = {} } = options
  const params = Object.fromEntries([
    ...nestedFields("return_url", confirmParams.return_url),
    ...nestedFields("receipt_email", confirmParams.receipt_email),
    ...nestedFields("shipping", confirmParams.shipping),
    ["use_stripe_sdk", "true"],
  ]) as Record<string, string>
  if (confirmParams.payment_method) {
    const fields: [string, string][] = [
      ...Object.entries(params),
      ["payment_method", confirmParams.payment_method],
    ]
    return confirmIntent(origin, key, requireSecret(options.clientSecret), fields)
  }
  const own = requireOwnElements(options.elements)
  if (!own.submitted) {
    throw new IntegrationError("elements.submit() must be called before stripe.confirmPayment().")
  }
  const clientSecret = requireSecret(options.clientSecret ?? own.clientSecret ?? undefined)
  const billing = confirmParams.payment_method_data?.billing_details ?? {}
  return own.paymentElement().ask("confirm", { clientSecret, key, params, billing })
}

function requireSecret(clientSecret: string | undefined): string {
  if (clientSecret) return clientSecret
  throw new IntegrationError(
    "Missing value for stripe.confirmPayment(): clientSecret should be a client secret string.",
  )
}

/** Redirects to the URL that the intent or the shop names. */
function follow(
  session: Session,
  intent: Intent,
  returnUrl: string | null,
): Promise<IntentResult> | IntentResult {
  const bankPage = intent.next_action?.redirect_to_url?.url ?? intent.next_action?.use_stripe_sdk?.stripe_js
  if (bankPage !== undefined) return leaveFor(bankPage, { locale: session.locale })
  if (returnUrl === null) return { intent }
  const kind = intent.object
  return leaveFor(returnUrl, {
    [kind]: intent.id,
    [`${kind}_client_secret`]: intent.client_secret,
    redirect_status: "succeeded",
  })
}

function leaveFor(address: string, query: Record<string, string>): Promise<never> {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  window.location.assign(url)
  return leaving()
}
