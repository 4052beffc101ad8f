import type { ServerResponse } from "node:http"
import type { PaymentIntent } from "../objects/payment-intent.ts"
import { bankPage, bankPageGone } from "../pages/bank-page.ts"
import { type Language, pickLanguage } from "../pages/html.ts"
import { outcomePageCsp } from "../pages/outcome-page.ts"
import type { Sandbox } from "../sandbox.ts"
import { authenticateIntent } from "../stripe/confirm-intent.ts"
import { text } from "../stripe/params.ts"
import type { Endpoint } from "./api-endpoint.ts"
import { decodeForm } from "./form-body.ts"
import { readBody } from "./read-body.ts"
import { reply, replyHtml } from "./reply.ts"

export const BANK_PATH = "/redirect/authenticate/"

/** The bank's page; its URL is in the intent's `next_action`, and its `source` is the secret. */
export function bankEndpoint(sandbox: Sandbox, publicUrl: () => string): Endpoint {
  return async (request, response, url) => {
    const language = pickLanguage(url.searchParams.get("locale") ?? request.headers["accept-language"])
    const intent = sandbox.store.read.find("payment_intents", url.pathname.slice(BANK_PATH.length))
    const asked = intent === undefined ? null : openQuestion(intent, url.searchParams.get("source"))
    if (intent === undefined || asked === null)
      return replyDone(response, intent === undefined ? 404 : 200, language)
    if (request.method !== "POST")
      return replyHtml(response, 200, outcomePageCsp(asked.returnUrl), bankPage(intent, language))
    const outcome = text(decodeForm(await readBody(request)), "outcome")
    const answered = sandbox.act(publicUrl(), (scene) =>
      authenticateIntent(scene, intent, outcome === "approved"),
    )
    if (asked.returnUrl === null) return replyDone(response, 200, language)
    reply(response, 303, { location: returnAddress(asked.returnUrl, answered) })
  }
}

function openQuestion(intent: PaymentIntent, source: string | null): { returnUrl: string | null } | null {
  const next = intent.next_action
  if (next === null || source === null) return null
  const url = next.type === "redirect_to_url" ? next.redirect_to_url.url : next.use_stripe_sdk.stripe_js
  if (new URL(url).searchParams.get("source") !== source) return null
  return { returnUrl: next.type === "redirect_to_url" ? next.redirect_to_url.return_url : null }
}

/** The parameters that Stripe adds to the return URL (https://docs.stripe.com/payments/accept-a-payment). */
function returnAddress(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl)
  url.searchParams.set("payment_intent", intent.id)
  url.searchParams.set("payment_intent_client_secret", intent.client_secret)
  url.searchParams.set(
    "redirect_status",
    intent.status === "requires_payment_method" ? "failed" : "succeeded",
  )
  return url.href
}

function replyDone(response: ServerResponse, status: number, language: Language): void {
  replyHtml(response, status, outcomePageCsp(null), bankPageGone(language))
}
