import { createHash } from "node:crypto"
import type { Work } from "../state/store.ts"
import type { IdempotentAnswer } from "../state/tables.ts"
import type { Params } from "../stripe/params.ts"
import { invalidRequest, StripeError } from "../stripe/stripe-error.ts"

const MAX_KEY_LENGTH = 255

/** The parts that must be equal when a key is used again. */
export function fingerprint(method: string, path: string, params: Params): string {
  return createHash("sha256")
    .update(JSON.stringify([method, path, params]))
    .digest("base64url")
}

/**
 * The first answer for this key, if there is one (https://docs.stripe.com/api/idempotent_requests).
 * @throws StripeError if the key was first used with other parameters
 */
export function firstAnswer(
  work: Pick<Work, "find">,
  key: string,
  print: string,
): IdempotentAnswer | undefined {
  if (key.length > MAX_KEY_LENGTH) {
    throw invalidRequest(`Idempotency key is longer than ${MAX_KEY_LENGTH} characters.`)
  }
  const first = work.find("idempotent_answers", key)
  if (first === undefined || first.fingerprint === print) return first
  throw new StripeError(
    400,
    {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    },
    true,
  )
}

/** Another request with the same key has not finished. */
export function keyInUse(key: string): StripeError {
  return new StripeError(
    409,
    {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message: `There is currently another in-progress request using this Idempotent Key (${key}). Please try again later.`,
    },
    true,
  )
}
