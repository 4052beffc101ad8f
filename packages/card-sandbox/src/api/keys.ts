import { type Params, text } from "../stripe/params.ts"
import { StripeError } from "../stripe/stripe-error.ts"

export type KeyKind = "secret" | "publishable"

/**
 * Finds the API key of a request: bearer, basic (as user name), or the parameter `key` that a browser sends.
 * Any test key is accepted, because the sandbox protects nothing. A live key is refused, because it must not
 * be stored here.
 * @throws StripeError 401
 */
export function authenticate(authorization: string | undefined, params: Params): KeyKind {
  const key = keyOf(authorization) ?? text(params, "key")
  if (key === undefined) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (/^[srp]k_live_/.test(key))
    throw unauthorized("This is a sandbox: it takes no live keys. Revoke this key if it is real.")
  if (/^[sr]k_test_\w+$/.test(key)) return "secret"
  if (/^pk_test_\w+$/.test(key)) return "publishable"
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`)
}

function keyOf(authorization: string | undefined): string | undefined {
  const [scheme = "", value = ""] = authorization?.split(" ") ?? []
  if (scheme.toLowerCase() === "bearer") return value
  if (scheme.toLowerCase() === "basic") return Buffer.from(value, "base64").toString().split(":")[0]
  return undefined
}

const unauthorized = (message: string) =>
  new StripeError(401, { type: "invalid_request_error", message }, true)

/** A browser called something that only the shop's server may do. */
export function needsSecretKey(): StripeError {
  return new StripeError(
    403,
    {
      type: "invalid_request_error",
      code: "secret_key_required",
      message:
        "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
    },
    true,
  )
}
