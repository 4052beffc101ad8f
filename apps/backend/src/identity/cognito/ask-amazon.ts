import { AUTH_RETRY, backoffMs } from "@porteka/commerce-sdk"
import { AccountError, identityUnavailable, tooMany } from "../account-error.ts"

const THROTTLED = "TooManyRequestsException"
const LIMITED = "LimitExceededException"
/** Amazon does not say how long. */
const LIMITED_SECONDS = 15 * 60
const SERVER_ERROR = 500

/** The options of every client of Amazon's: repeats are ours, and nobody is kept waiting for long. */
export const CLIENT_OPTIONS = {
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
} as const

interface AmazonFailure {
  name: string
  /** Undefined when there was no answer. */
  status: number | undefined
}

/** What a call of the pool failed with, when it is one of these. */
export const isRefusedFor = (error: unknown, ...names: string[]): boolean =>
  names.includes(failureOf(error).name)

/**
 * Asks Amazon, up to three times (specification 9). Refusals are thrown as they are.
 * @throws AccountError identity_unavailable when nobody answers, too_many_attempts when Amazon limits
 */
export async function askAmazon<Answer>(
  ask: () => Promise<Answer>,
  { random = Math.random, wait = defaultWait } = {},
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!isPassing(failureOf(error))) throw toKnown(error)
      if (tries > AUTH_RETRY.retries) throw identityUnavailable()
      await wait(backoffMs(tries, AUTH_RETRY, random()))
    }
  }
}

function failureOf(error: unknown): AmazonFailure {
  const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } }
  return { name, status: $metadata?.httpStatusCode }
}

/** Nobody has answered, or too many asked: it may be better in a moment. */
function isPassing({ name, status }: AmazonFailure): boolean {
  return status === undefined || status >= SERVER_ERROR || name === THROTTLED
}

function toKnown(error: unknown): unknown {
  return isRefusedFor(error, LIMITED) && !(error instanceof AccountError) ? tooMany(LIMITED_SECONDS) : error
}

const defaultWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
