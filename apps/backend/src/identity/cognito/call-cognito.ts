import { AUTH_RETRY, backoffMs } from "@porteka/commerce-sdk"
import { AccountError, identityUnavailable, tooMany } from "../account-error.ts"

const THROTTLED = "TooManyRequestsException"
const LIMITED = "LimitExceededException"
/** Amazon does not say how long to wait. */
const LIMITED_SECONDS = 15 * 60
const SERVER_ERROR = 500

/** Options of every AWS client: retries are done here, and timeouts are short. */
export const CLIENT_OPTIONS = {
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
} as const

interface AmazonFailure {
  name: string
  /** Undefined if there was no answer. */
  status: number | undefined
}

/** Whether a call to the pool failed with one of these error names. */
export const isRefusedFor = (error: unknown, ...names: string[]): boolean =>
  names.includes(failureOf(error).name)

/**
 * Calls Amazon, up to three times (specification, section 9). Refusals are thrown unchanged.
 * @throws AccountError identity_unavailable if there is no answer, too_many_attempts if Amazon limits the
 * calls
 */
export async function callCognito<Answer>(
  send: () => Promise<Answer>,
  { random = Math.random, wait = defaultWait } = {},
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send()
    } catch (error) {
      if (!isTransient(failureOf(error))) throw toKnown(error)
      if (tries > AUTH_RETRY.retries) throw identityUnavailable()
      await wait(backoffMs(tries, AUTH_RETRY, random()))
    }
  }
}

function failureOf(error: unknown): AmazonFailure {
  const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } }
  return { name, status: $metadata?.httpStatusCode }
}

/** No answer, or too many requests: a retry may succeed. */
function isTransient({ name, status }: AmazonFailure): boolean {
  return status === undefined || status >= SERVER_ERROR || name === THROTTLED
}

function toKnown(error: unknown): unknown {
  return isRefusedFor(error, LIMITED) && !(error instanceof AccountError) ? tooMany(LIMITED_SECONDS) : error
}

const defaultWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
