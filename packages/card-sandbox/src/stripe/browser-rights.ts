import { timingSafeEqual } from "node:crypto"
import { type Params, text } from "./params.ts"
import type { Scene } from "./scene.ts"
import { StripeError } from "./stripe-error.ts"

/**
 * A browser may access an intent only with its client secret. If a shop's server sends one, it must be
 * correct, too.
 */
export function authorizeBrowser(
  scene: Scene,
  intent: { id: string; client_secret: string },
  params: Params,
): void {
  const secret = text(params, "client_secret")
  if (secret === undefined && !scene.fromBrowser) return
  if (secret !== undefined && isSame(secret, intent.client_secret)) return
  throw new StripeError(
    400,
    {
      type: "invalid_request_error",
      code: "payment_intent_invalid_parameter",
      message:
        "The client_secret provided does not match the client_secret associated with the PaymentIntent.",
      param: "client_secret",
    },
    true,
  )
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
