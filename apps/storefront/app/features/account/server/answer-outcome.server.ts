import { jsonError } from "#app/server/api-reply.server.ts"
import type { Outcome, Refusal } from "../contract/outcome.ts"

const STATUS: Record<Refusal["code"], number> = {
  invalid: 400,
  weak_password: 400,
  wrong_code: 400,
  wrong_credentials: 401,
  not_authenticated: 401,
  not_confirmed: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
}

/** What is said instead of the call's own words (specification 8). */
const MESSAGES: Partial<Record<Refusal["code"], string>> = {
  not_authenticated: "Not authenticated",
  not_found: "Not found",
}

/**
 * Answers a call of `/api/auth` and its like.
 * @param failed what the call says when it did not come about
 */
export function answerOutcome<Found>(
  outcome: Outcome<Found>,
  toBody: (found: Found) => object,
  failed: string,
): Response {
  if (outcome.ok) return Response.json(toBody(outcome), { headers: outcome.headers })
  const { refusal, headers } = outcome
  if (refusal.code === "too_many") headers.set("retry-after", String(refusal.retry_after))
  return jsonError(STATUS[refusal.code], MESSAGES[refusal.code] ?? failed, {
    headers,
    code: refusal.code,
    ...("problem" in refusal ? { problem: refusal.problem } : {}),
  })
}
