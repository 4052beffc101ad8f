import type { SetupIntent } from "../objects/setup-intent.ts"
import { authorizeBrowser } from "../stripe/browser-rights.ts"
import { type Params, text } from "../stripe/params.ts"
import type { Scene } from "../stripe/scene.ts"
import { missing } from "../stripe/stripe-error.ts"
import { cancelSetupIntent, confirmSetupIntent, createSetupIntent } from "../stripe/stripe-setup-intent.ts"
import { type ApiRoute, get, open, post } from "./handler.ts"
import { listAnswer } from "./list.ts"

const PATH = "/v1/setup_intents"

function requireSetupIntent(scene: Scene, id = "", params: Params = {}): SetupIntent {
  const intent = scene.work.find("setup_intents", id)
  if (intent === undefined) throw missing("setupintent", id, "intent")
  authorizeBrowser(scene, intent, params)
  return intent
}

export const setupIntentRoutes: ApiRoute[] = [
  post(PATH, createSetupIntent),
  get(PATH, (scene, params) => {
    const customer = text(params, "customer")
    const rows = scene.work
      .list("setup_intents")
      .filter((one) => customer === undefined || one.customer === customer)
    return listAnswer(PATH, rows, params)
  }),
  open(get(`${PATH}/{id}`, (scene, params, [id]) => requireSetupIntent(scene, id, params))),
  open(
    post(`${PATH}/{id}/confirm`, (scene, params, [id]) =>
      confirmSetupIntent(scene, requireSetupIntent(scene, id, params), params),
    ),
  ),
  post(`${PATH}/{id}/cancel`, (scene, params, [id]) =>
    cancelSetupIntent(scene, requireSetupIntent(scene, id, params), params),
  ),
]
