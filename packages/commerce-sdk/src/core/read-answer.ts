import type { CallName } from "../errors/commerce-error.ts"
import { HttpError } from "../errors/http-error.ts"
import { ParseError } from "../errors/parse-error.ts"
import { readServerMessage } from "../errors/server-message.ts"
import type { AnswerCheck } from "./endpoint.ts"
import { parseRetryAfter } from "./retry-timing.ts"

/**
 * Converts a response and its body to the answer. An empty body gives undefined.
 *
 * Redirects are not followed: the back end has none, and a token must not be forwarded. Browsers hide them
 * behind status 0.
 * @throws HttpError for status 300 and above; ParseError if a successful answer is not JSON or fails its check
 */
export function readAnswer(
  call: CallName,
  response: Response,
  text: string,
  check: AnswerCheck | null,
  now: number,
): unknown {
  if (!response.ok) throw httpError(call, response, text, now)
  const answer = parseBody(call, text)
  const problem = check === null ? null : check(answer)
  if (problem !== null) throw new ParseError(call, problem)
  return answer
}

function parseBody(call: CallName, text: string): unknown {
  if (text === "") return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ParseError(call, "the body is not JSON", error)
  }
}

function httpError(call: CallName, response: Response, text: string, now: number): HttpError {
  const body = jsonOrText(text)
  return new HttpError(call, {
    status: response.status,
    ...readServerMessage(response.status, response.statusText, body),
    body,
    retryAfterMs: parseRetryAfter(response.headers.get("retry-after"), now),
  })
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}
