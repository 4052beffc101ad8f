import type { CallName } from "../errors/commerce-error.ts"
import { NetworkError } from "../errors/network-error.ts"
import type { Request, Send } from "./bind.ts"
import type { Clock } from "./clock.ts"
import type { CookieJar } from "./cookie-jar.ts"
import { Deadline } from "./deadline.ts"
import { buildQuery } from "./query.ts"
import { readAnswer } from "./read-answer.ts"
import { buildHeaders, type ShopperInfo } from "./request-headers.ts"
import { type RetryPolicy, retryDelay } from "./retry-policy.ts"
import type { TokenStore } from "./token-store.ts"

const KEY_BYTES = 16

/** The common parts of a client's calls, with normalized options. */
export interface SenderContext {
  /** Without a trailing slash. */
  baseUrl: string
  publishableKey: string | undefined
  locale: string | undefined
  token: string | undefined
  tokens: TokenStore
  cookies: CookieJar | "browser" | null
  apiKey: string | undefined
  shopper: ShopperInfo | undefined
  relativePictures: boolean
  fetch: typeof fetch
  retry: RetryPolicy
  readTimeoutMs: number
  writeTimeoutMs: number
  clock: Clock
}

/** Creates the function that makes all calls of one client. */
export function createSender(context: SenderContext): Send {
  return async (request) => {
    const { method, timeoutMs } = request.endpoint.settings
    const standard = method === "GET" ? context.readTimeoutMs : context.writeTimeoutMs
    const limit = request.options.timeoutMs ?? timeoutMs ?? standard
    const deadline = new Deadline(callOf(request), limit, request.options.signal, context.clock)
    try {
      return await sendWithRetries(context, request, deadline)
    } finally {
      deadline.clear()
    }
  }
}

const callOf = ({ endpoint, path }: Request): CallName => ({ method: endpoint.settings.method, path })

async function sendWithRetries(context: SenderContext, request: Request, deadline: Deadline) {
  const url = `${context.baseUrl}${request.path}${buildQuery(request.options.query)}`
  const init = await requestInit(context, request, deadline.signal)
  const { repeat, retry } = request.endpoint.settings
  for (let tries = 1; ; tries++) {
    try {
      return await sendOnce(context, request, url, init)
    } catch (error) {
      const failure = deadline.failure() ?? error
      const delay = retryDelay(failure, tries, repeat, retry ?? context.retry, context.clock.random())
      if (delay === null || !deadline.allows(delay)) throw failure
      await pause(context.clock, delay, deadline)
    }
  }
}

async function sendOnce(context: SenderContext, request: Request, url: string, init: RequestInit) {
  const call = callOf(request)
  const response = await overNetwork(call, () => context.fetch(url, init))
  if (context.cookies !== null && context.cookies !== "browser") context.cookies.follow(response.headers)
  const { reads, check } = request.endpoint.settings
  if (reads === "blob" && response.ok) return overNetwork(call, () => response.blob())
  const text = await overNetwork(call, () => response.text())
  if (reads === "text" && response.ok) return text
  return readAnswer(call, response, text, check, context.clock.now())
}

/** `fetch` and reading a body fail with a TypeError if the connection breaks. */
async function overNetwork<T>(call: CallName, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new NetworkError(call, error)
  }
}

async function pause(clock: Clock, delayMs: number, deadline: Deadline): Promise<void> {
  try {
    await clock.wait(delayMs, deadline.signal)
  } catch (error) {
    throw deadline.failure() ?? error
  }
}

async function requestInit(
  context: SenderContext,
  { endpoint, body, options }: Request,
  signal: AbortSignal,
): Promise<RequestInit> {
  const { method, body: kind } = endpoint.settings
  const jar = context.cookies
  const headers = buildHeaders({
    publishableKey: context.publishableKey,
    locale: options.locale ?? context.locale,
    token: options.token ?? context.token ?? (await context.tokens.get()) ?? undefined,
    cookie: (jar === null || jar === "browser" ? null : jar.header()) ?? undefined,
    apiKey: context.apiKey,
    shopper: context.shopper,
    relativePictures: context.relativePictures,
    hasJsonBody: kind === "json",
    idempotencyKey: method === "POST" ? (options.idempotencyKey ?? randomKey()) : undefined,
  })
  const content = kind === "json" ? JSON.stringify(body) : (body as FormData | undefined)
  return {
    method,
    headers,
    body: content ?? null,
    signal,
    redirect: "manual",
    ...(jar === "browser" ? { credentials: "include" } : {}),
  }
}

/** `crypto.randomUUID` is missing from pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("")
}
