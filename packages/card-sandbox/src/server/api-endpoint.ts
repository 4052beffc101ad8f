import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { type ApiAnswer, answerApi, errorAnswer } from "../api/answer-api.ts"
import { keyInUse } from "../api/idempotency.ts"
import type { FaultRule } from "../control/fault-plan.ts"
import type { Sandbox } from "../sandbox.ts"
import { decodeForm } from "./form-body.ts"
import { readBody } from "./read-body.ts"
import { reply } from "./reply.ts"

/** Browsers of any shop may call it, as at Stripe; their key and the client secret decide what is allowed. */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, DELETE",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, stripe-version",
  "access-control-expose-headers": "request-id",
}

export type Endpoint = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/** `/v1/*`: Stripe's API, with the faults that a test requested. */
export function apiEndpoint(sandbox: Sandbox, publicUrl: () => string): Endpoint {
  const keysUnderWay = new Set<string>()

  return async (request, response, url) => {
    if (request.method === "OPTIONS") return reply(response, 204, CORS)
    const method = request.method ?? "GET"
    const body = await readBody(request)
    const fault = sandbox.faults.take(method, url.pathname, body)
    if (fault?.fault === "drop_request") return breakOff(response)
    const key = header(request, "idempotency-key")
    const blocked = key !== undefined && keysUnderWay.has(key)
    if (blocked) return send(response, errorAnswer(409, keyInUse(key).body))
    if (fault?.fault === "delay" && key !== undefined) keysUnderWay.add(key)
    try {
      const answer = await answerWithFault(fault, () =>
        answerApi(sandbox.surroundings(publicUrl()), {
          method,
          path: url.pathname,
          params: decodeForm(method === "GET" ? url.search.slice(1) : body),
          authorization: header(request, "authorization"),
          idempotencyKey: key,
          apiVersion: header(request, "stripe-version"),
        }),
      )
      if (fault?.fault === "drop_answer") breakOff(response)
      else send(response, answer)
    } finally {
      if (key !== undefined) keysUnderWay.delete(key)
      sandbox.deliverer.pump()
    }
  }
}

async function answerWithFault(fault: FaultRule | null, answer: () => ApiAnswer): Promise<ApiAnswer> {
  if (fault?.fault === "fail") return errorAnswer(fault.status ?? 500, SANDBOX_FAILURE)
  if (fault?.fault === "delay") await sleep(fault.ms ?? 0)
  return answer()
}

const SANDBOX_FAILURE = {
  type: "api_error" as const,
  message: "The sandbox fails because a test asked for it.",
}

function breakOff(response: ServerResponse): void {
  response.destroy()
}

function send(response: ServerResponse, answer: ApiAnswer): void {
  reply(
    response,
    answer.status,
    { ...CORS, ...answer.headers, "content-type": "application/json" },
    answer.body,
  )
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === "string" ? value : undefined
}
