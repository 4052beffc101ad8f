import { type ApiError, jsonError, type Reply, reply } from "#app/server/api/api-reply.server.ts"
import { type Outcome, REFUSAL_STATUS, type Refusal, type Refused } from "../contract/outcome.ts"

/** The message that replaces the call's own (specification, section 8). */
const MESSAGES: Partial<Record<Refusal["code"], string>> = {
  not_authenticated: "Not authenticated",
  not_found: "Not found",
}

/**
 * Answers a call of `/api/auth` and similar ones.
 * @param failed the call's message for a failure
 */
export function answerOutcome<Found, const Body extends object>(
  outcome: Outcome<Found>,
  toBody: (found: Found) => Body,
  failed: string,
): Reply<Body> | Reply<ApiError> {
  if (outcome.ok) return reply(toBody(outcome), { headers: outcome.headers })
  return answerRefusal(outcome, failed)
}

/** @param failed the call's message for a failure */
export function answerRefusal({ refusal, headers }: Refused, failed: string): Reply<ApiError> {
  if (refusal.code === "too_many") headers.set("retry-after", String(refusal.retry_after))
  return jsonError(REFUSAL_STATUS[refusal.code], MESSAGES[refusal.code] ?? failed, {
    headers,
    code: refusal.code,
    ...("problem" in refusal ? { problem: refusal.problem } : {}),
  })
}
