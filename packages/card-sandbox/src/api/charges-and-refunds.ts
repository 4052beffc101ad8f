import { mergedMetadata, onlyKnown, text } from "../stripe/params.ts"
import type { Scene } from "../stripe/scene.ts"
import { missing } from "../stripe/stripe-error.ts"
import { createRefund } from "../stripe/stripe-refund.ts"
import { type ApiRoute, get, post } from "./handler.ts"
import { listAnswer } from "./list.ts"

function requireRefund(scene: Scene, id = "") {
  const refund = scene.work.find("refunds", id)
  if (refund === undefined) throw missing("refund", id, "id")
  return refund
}

/** Charges and refunds. */
export const moneyRoutes: ApiRoute[] = [
  post("/v1/refunds", createRefund),
  get("/v1/refunds", (scene, params) => {
    const intent = text(params, "payment_intent")
    const charge = text(params, "charge")
    const rows = scene.work
      .list("refunds")
      .filter(
        (one) =>
          one.payment_intent === (intent ?? one.payment_intent) && one.charge === (charge ?? one.charge),
      )
    return listAnswer("/v1/refunds", rows, params)
  }),
  get("/v1/refunds/{id}", (scene, _, [id]) => requireRefund(scene, id)),
  post("/v1/refunds/{id}", (scene, params, [id]) => {
    onlyKnown(params, ["metadata"])
    const refund = requireRefund(scene, id)
    const changed = { ...refund, metadata: mergedMetadata(params, refund.metadata) }
    scene.work.put("refunds", changed)
    return changed
  }),
  get("/v1/charges", (scene, params) => {
    const intent = text(params, "payment_intent")
    const rows = scene.work
      .list("charges")
      .filter((one) => one.payment_intent === (intent ?? one.payment_intent))
    return listAnswer("/v1/charges", rows, params)
  }),
  get("/v1/charges/{id}", (scene, _, [id = ""]) => {
    const charge = scene.work.find("charges", id)
    if (charge === undefined) throw missing("charge", id, "id")
    return charge
  }),
]
