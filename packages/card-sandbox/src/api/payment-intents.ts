import type { PaymentIntent } from "../objects/payment-intent.ts"
import { authorizeBrowser } from "../stripe/browser-rights.ts"
import { browserView } from "../stripe/browser-view.ts"
import { cancelIntent, captureIntent } from "../stripe/close-intent.ts"
import { confirmIntent } from "../stripe/confirm-intent.ts"
import { createIntent, updateIntent } from "../stripe/create-intent.ts"
import { type Params, text } from "../stripe/params.ts"
import type { Scene } from "../stripe/scene.ts"
import { missing } from "../stripe/stripe-error.ts"
import { type ApiRoute, get, open, post } from "./handler.ts"
import { listAnswer } from "./list.ts"

const PATH = "/v1/payment_intents"

function requireIntent(scene: Scene, id: string | undefined, params: Params): PaymentIntent {
  const intent = scene.work.find("payment_intents", id ?? "")
  if (intent === undefined) throw missing("payment_intent", id ?? "", "intent")
  authorizeBrowser(scene, intent, params)
  return intent
}

const shown = (scene: Scene, intent: PaymentIntent) => (scene.fromBrowser ? browserView(intent) : intent)

export const paymentIntentRoutes: ApiRoute[] = [
  post(PATH, createIntent),
  get(PATH, (scene, params) => {
    const customer = text(params, "customer")
    const rows = scene.work
      .list("payment_intents")
      .filter((one) => customer === undefined || one.customer === customer)
    return listAnswer(PATH, rows, params)
  }),
  open(get(`${PATH}/{id}`, (scene, params, [id]) => shown(scene, requireIntent(scene, id, params)))),
  post(`${PATH}/{id}`, (scene, params, [id]) =>
    updateIntent(scene, requireIntent(scene, id, params), params),
  ),
  open(
    post(`${PATH}/{id}/confirm`, (scene, params, [id]) =>
      shown(scene, confirmIntent(scene, requireIntent(scene, id, params), params)),
    ),
  ),
  post(`${PATH}/{id}/capture`, (scene, params, [id]) =>
    captureIntent(scene, requireIntent(scene, id, params), params),
  ),
  post(`${PATH}/{id}/cancel`, (scene, params, [id]) =>
    cancelIntent(scene, requireIntent(scene, id, params), params),
  ),
]
