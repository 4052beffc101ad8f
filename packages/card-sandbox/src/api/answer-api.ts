import { findRoute } from "../route-table.ts"
import { newId } from "../state/ids.ts"
import type { Store, Work } from "../state/store.ts"
import type { Params } from "../stripe/params.ts"
import type { Scene } from "../stripe/scene.ts"
import { type ErrorBody, invalidRequest, StripeError } from "../stripe/stripe-error.ts"
import type { WebhookPlan } from "../webhooks/plan.ts"
import { expandAnswer } from "./expand.ts"
import { fingerprint, firstAnswer } from "./idempotency.ts"
import { authenticate, needsSecretKey } from "./keys.ts"
import { API_ROUTES } from "./routes.ts"

/** The version of Stripe's API that the sandbox uses if a client names none. */
export const DEFAULT_API_VERSION = "2024-06-20"

export interface ApiRequest {
  method: string
  path: string
  params: Params
  authorization: string | undefined
  idempotencyKey: string | undefined
  apiVersion: string | undefined
}

export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface ApiSurroundings {
  store: Store
  now(): Date
  publicUrl: string
  takeProcessing(): boolean
  planWebhook(type: string, object: object): WebhookPlan
}

/**
 * Answers one API call. Its changes, its events and the answer stored for its idempotency key are saved in
 * one step.
 */
export function answerApi(surroundings: ApiSurroundings, request: ApiRequest): ApiAnswer {
  const headers: Record<string, string> = {
    "request-id": newId("req"),
    "stripe-version": request.apiVersion ?? DEFAULT_API_VERSION,
  }
  try {
    const kind = authenticate(request.authorization, request.params)
    const route = API_ROUTES.find((one) => findRoute([one], request.method, request.path) !== undefined)
    if (route === undefined) throw unknownUrl(request)
    if (kind === "publishable" && !route.forBrowsers) throw needsSecretKey()
    const ids = findRoute([route], request.method, request.path)?.ids ?? []
    const { key: _, ...params } = request.params
    return surroundings.store.commit((work) => {
      const scene = sceneOf(surroundings, request, work, headers, kind === "publishable")
      return remembered(scene, request, params, headers, () =>
        expandAnswer(scene, route.handle(scene, params, ids), params),
      )
    })
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return failure(error, headers)
  }
}

function sceneOf(
  surroundings: ApiSurroundings,
  request: ApiRequest,
  work: Work,
  headers: Record<string, string>,
  fromBrowser: boolean,
): Scene {
  return {
    work,
    now: surroundings.now(),
    publicUrl: surroundings.publicUrl,
    apiVersion: headers["stripe-version"] ?? DEFAULT_API_VERSION,
    request: { id: headers["request-id"] ?? null, idempotency_key: request.idempotencyKey ?? null },
    fromBrowser,
    takeProcessing: surroundings.takeProcessing,
    planWebhook: surroundings.planWebhook,
  }
}

/** Does the work once per idempotency key; declines by the card's bank are stored for the key, too. */
function remembered(
  scene: Scene,
  request: ApiRequest,
  params: Params,
  headers: Record<string, string>,
  run: () => object,
): ApiAnswer {
  const key = request.method === "POST" ? request.idempotencyKey : undefined
  if (key === undefined) return attempt(headers, run)
  const print = fingerprint(request.method, request.path, params)
  const named = { ...headers, "idempotency-key": key }
  const first = firstAnswer(scene.work, key, print)
  if (first !== undefined) {
    return { status: first.status, body: first.body, headers: { ...named, "idempotent-replayed": "true" } }
  }
  const answer = attempt(named, run)
  const { status, body } = answer
  scene.work.put("idempotent_answers", {
    id: key,
    fingerprint: print,
    status,
    body,
    created: scene.now.getTime(),
  })
  return answer
}

/** @throws StripeError if the call was refused before anything was done */
function attempt(headers: Record<string, string>, run: () => object): ApiAnswer {
  try {
    return { status: 200, headers, body: JSON.stringify(run(), null, 2) }
  } catch (error) {
    if (error instanceof StripeError && !error.beforeExecution) return failure(error, headers)
    throw error
  }
}

function failure(error: StripeError, headers: Record<string, string>): ApiAnswer {
  return errorAnswer(error.status, error.body, headers)
}

/** An error in Stripe's format. Says whether the official client should retry. */
export function errorAnswer(
  status: number,
  error: ErrorBody,
  headers: Record<string, string> = {},
): ApiAnswer {
  const again = status === 409 || status >= 500
  return {
    status,
    headers: { ...headers, "stripe-should-retry": String(again) },
    body: JSON.stringify({ error }, null, 2),
  }
}

function unknownUrl({ method, path }: ApiRequest): StripeError {
  const { body } = invalidRequest(
    `Unrecognized request URL (${method}: ${path}). The sandbox speaks a part of Stripe's API only: see its README.`,
  )
  return new StripeError(404, body, true)
}
