import { randomBytes } from "node:crypto"
import { z } from "@medusajs/framework/zod"
import { isSigned, signatureOf } from "@porteka/shop/simplepay-signature"
import { ProviderRefusedError, ProviderUnavailableError } from "../card-gateway.ts"
import type { CardSettings } from "../card-provider.ts"

const LIVE_URL = "https://secure.simplepay.hu"
const SDK_VERSION = "Porteka:1"
const SALT_BYTES = 16
/** Short enough for a call and one retry while a shopper waits. */
const TIMEOUT_MS = 6_000

/** Unknown account, or a wrong key: only the staff can help ("PaymentService v2", table of error codes). */
const KEY_CODES = [2006, 5010, 5100, 5201, 5202, 5302, 5303]
/** Errors inside SimplePay: the same call may succeed later. */
const PASSING_CODES = [999, 1529, 2019, 2020, 2079, 2999, 5000, 5027, 5304, 5305, 5306]

const Failure = z.object({ errorCodes: z.array(z.coerce.number()).optional() })

export type SimplePayCall = <Answer>(
  path: "start" | "query" | "refund" | "transactioncancel",
  body: object,
  answer: z.ZodType<Answer>,
) => Promise<Answer>

/**
 * Calls SimplePay's API v2. Our own small client, because `simplepay-js-sdk` 0.10.1 supports neither query
 * nor refund, and reads its keys from the environment itself.
 * @param warnOfKey called if our key is not accepted
 */
export function createSimplePayClient(
  { apiKey, merchant, apiUrl = LIVE_URL }: CardSettings,
  warnOfKey: (message: string) => void,
): SimplePayCall {
  const notOurKey = (reason: string) => {
    warnOfKey(`SimplePay does not accept CARD_MERCHANT with CARD_API_KEY: ${reason}`)
    return new ProviderUnavailableError(reason)
  }
  return async (path, fields, schema) => {
    const salt = randomBytes(SALT_BYTES).toString("hex")
    const body = JSON.stringify({ salt, merchant, ...fields, sdkVersion: SDK_VERSION })
    // SimplePay has no idempotency keys, so only reads are repeated.
    const { text, signature } = await post(
      `${apiUrl}/payment/v2/${path}`,
      body,
      apiKey,
      path === "query" ? 2 : 1,
    )
    const answer = parse(text)
    const { errorCodes: codes = [] } = Failure.safeParse(answer).data ?? {}
    if (codes.some((code) => KEY_CODES.includes(code))) throw notOurKey(`error ${codes.join(", ")}`)
    if (!isSigned(text, signature, apiKey)) throw notOurKey("its answer is not signed with our key")
    if (codes.some((code) => PASSING_CODES.includes(code)))
      throw new ProviderUnavailableError(`SimplePay ${path}: error ${codes.join(", ")}`)
    if (codes.length > 0) throw new ProviderRefusedError(`SimplePay ${path}: error ${codes.join(", ")}`)
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new ProviderUnavailableError(`SimplePay ${path}: ${parsed.error.message}`)
    return parsed.data
  }
}

async function post(url: string, body: string, key: string, tries: number) {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", signature: signatureOf(body, key) },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    // Error codes may come with any status; an answer that is not from the API has none.
    if (!response.ok && !text.startsWith("{")) throw new Error(`status ${response.status}`)
    return { text, signature: response.headers.get("signature") ?? "" }
  } catch (error) {
    if (tries > 1) return await post(url, body, key, tries - 1)
    throw new ProviderUnavailableError(`SimplePay does not answer: ${error}`, { cause: error })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderUnavailableError("SimplePay's answer is no JSON")
  }
}
