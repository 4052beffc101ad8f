import { z } from "@medusajs/framework/zod"
import { ProviderRefusedError, ProviderUnavailableError } from "../card-gateway.ts"
import type { CardSettings } from "../card-provider.ts"

const LIVE_URL = "https://api.barion.com"
/** Short enough for a call and one retry while a shopper waits. */
const TIMEOUT_MS = 6_000

const Failure = z.object({
  Errors: z.array(z.object({ ErrorCode: z.string(), Description: z.string().nullish() })).nullish(),
})

const KEY_FAULT = /^Authentication|ShopIsClosed|ShopIsDeleted/

/** Barion refused the call; `code` is Barion's. */
export class BarionRefusal extends ProviderRefusedError {
  readonly code: string
  constructor(code: string, description: string) {
    super(`${code}: ${description}`)
    this.code = code
  }
}

export interface BarionClient {
  get<Answer>(path: string, answer: z.ZodType<Answer>): Promise<Answer>
  post<Answer>(path: string, body: object, answer: z.ZodType<Answer>): Promise<Answer>
}

/**
 * Calls Barion's API. Our own small client, because `node-barion` 4.0.0 reads a payment's state with the v2
 * call that Barion replaced, and adds another validator and another fetch.
 * @param warnOfKey called if Barion does not accept our key
 */
export function createBarionClient(
  { apiKey, apiUrl = LIVE_URL }: CardSettings,
  warnOfKey: (message: string) => void,
): BarionClient {
  const ask = async <Answer>(path: string, init: RequestInit, schema: z.ZodType<Answer>, tries: number) => {
    const headers = { "content-type": "application/json", "x-pos-key": apiKey }
    const { status, answer } = await call(`${apiUrl}${path}`, { ...init, headers }, tries)
    const [error] = Failure.safeParse(answer).data?.Errors ?? []
    if (status === 401 || status === 403 || (error && KEY_FAULT.test(error.ErrorCode))) {
      warnOfKey(`Barion does not accept CARD_API_KEY: ${error?.ErrorCode ?? status}`)
      throw new ProviderUnavailableError("Barion does not accept the key")
    }
    if (error) throw new BarionRefusal(error.ErrorCode, error.Description ?? "")
    const parsed = schema.safeParse(answer)
    if (!parsed.success)
      throw new ProviderUnavailableError(`Barion ${path}: ${status}, ${parsed.error.message}`)
    return parsed.data
  }
  return {
    get: (path, schema) => ask(path, { method: "GET" }, schema, 2),
    // Barion has no idempotency keys, so only reads are repeated.
    post: (path, body, schema) =>
      ask(path, { method: "POST", body: JSON.stringify({ POSKey: apiKey, ...body }) }, schema, 1),
  }
}

async function call(
  url: string,
  init: RequestInit,
  tries: number,
): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status >= 500) throw new Error(`status ${response.status}`)
    return { status: response.status, answer: await response.json().catch(() => undefined) }
  } catch (error) {
    if (tries > 1) return await call(url, init, tries - 1)
    throw new ProviderUnavailableError(`Barion does not answer: ${error}`, { cause: error })
  }
}
