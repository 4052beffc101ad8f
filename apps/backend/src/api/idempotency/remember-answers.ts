import { createHash } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { IDEMPOTENCY_KEY_HEADER, PUBLISHABLE_KEY_HEADER } from "@porteka/commerce-sdk"
import type { WithSession } from "../../domains/account/current-account.ts"
import { reasonOf } from "../../logs/failure.ts"
import {
  type Answer,
  type CallKey,
  type FirstCall,
  REMEMBERED_ANSWER_MODULE,
} from "../../modules/remembered-answer/index.ts"

/** Calls that create something, executed once per key (ADR 0043 explains why orders are excluded). */
const CREATES =
  /^\/store\/(carts|carts\/[^/]+\/line-items|payment-collections|payment-collections\/[^/]+\/payment-sessions|customers)$/
const KEY = /^[\x21-\x7e]{1,255}$/

const WAIT_MS = 5_000
const LOOK_MS = 50

const BAD_REQUEST = 400
const CONFLICT = 409
const UNPROCESSABLE = 422
/** Statuses that mean that nothing was done, and the call may be repeated. */
const NOT_NOW = new Set([401, 409, 423, 429])
const FIRST_FAULT = 500

/**
 * A call repeated with the same `Idempotency-Key` gets the first answer, and nothing is done twice. While the
 * first is running, the second waits a little.
 */
export function rememberAnswers(
  req: MedusaRequest & WithSession,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const key = req.headers[IDEMPOTENCY_KEY_HEADER]
  if (req.method !== "POST" || key === undefined || !CREATES.test(req.path.replace(/\/+$/, ""))) next()
  else if (typeof key !== "string" || !KEY.test(key)) refuse(res, BAD_REQUEST, "This is no Idempotency-Key.")
  else answerOnce(req, res, next, { asker: askerOf(req), key }).catch(next)
}

async function answerOnce(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
  call: CallKey,
): Promise<void> {
  const question = hash([req.originalUrl, JSON.stringify(req.body ?? null)])
  if (await req.scope.resolve(REMEMBERED_ANSWER_MODULE).begin(call, question)) {
    keepAnswer(req, res, call)
    next()
    return
  }
  const first = await firstAnswer(req, call)
  if (first === null) return answerOnce(req, res, next, call)
  if (first.question !== question) {
    return refuse(res, UNPROCESSABLE, "Another call has used this Idempotency-Key.")
  }
  if (first.answer === null) {
    const message =
      "The first call with this Idempotency-Key is not done, or nobody knows how it ended: look first."
    return refuse(res, CONFLICT, message, "call_in_progress")
  }
  res.setHeader("idempotency-replayed", "true")
  res.status(first.answer.status).json(JSON.parse(first.answer.body))
}

/** The first call, with its answer if that arrives in time; null if it did nothing and its row was deleted. */
async function firstAnswer(req: MedusaRequest, call: CallKey): Promise<FirstCall | null> {
  const answers = req.scope.resolve(REMEMBERED_ANSWER_MODULE)
  for (let waited = 0; ; waited += LOOK_MS) {
    const first = await answers.findFirst(call)
    if (first === null || first.answer !== null || waited >= WAIT_MS) return first
    await sleep(LOOK_MS)
  }
}

/** The answer is stored before it is sent, because a caller that does not receive it will repeat the call. */
function keepAnswer(req: MedusaRequest, res: MedusaResponse, call: CallKey): void {
  const answers = req.scope.resolve(REMEMBERED_ANSWER_MODULE)
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
  const send = res.json.bind(res)
  res.json = (body) => {
    const answer: Answer = { status: res.statusCode, body: JSON.stringify(body) }
    const isDone = answer.status < FIRST_FAULT && !NOT_NOW.has(answer.status)
    const stored = isDone ? answers.keep(call, answer) : answers.forget(call)
    stored
      .catch((error) => logger.warn(`An answer could not be kept: ${reasonOf(error)}`))
      .finally(() => send(body))
    return res
  }
}

/** A customer, the bearer of another token, or a browser without an account. */
function askerOf(req: MedusaRequest & WithSession): string {
  const { authorization, "x-shopper-browser": browser } = req.headers
  const customer = req.account_session?.customer_id
  return hash(customer ? [customer] : [authorization, browser, req.headers[PUBLISHABLE_KEY_HEADER]])
}

const hash = (parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url")

function refuse(res: MedusaResponse, status: number, message: string, code?: string): void {
  const type = status === CONFLICT ? "conflict" : "invalid_data"
  res.status(status).json({ type, message, ...(code && { code }) })
}
