import type { Operation } from "./operations.ts"
import { encode, type RandomInput, toQuery } from "./random-input.ts"

export interface FuzzRequest {
  operation: Operation
  method: string
  /** With its query. */
  path: string
  body?: unknown
  /** Sent as a form instead of JSON. */
  form?: string
  actor: "nobody" | "customer" | "parting" | "admin"
  idempotencyKey?: string
}

const TAKES_FORM = /\/(uploads|import|imports|batch-jobs)(\/|$)/
/** Calls that end a session or delete an account use one that is not needed any more. */
const PARTING = /session|sign-out|sign-in|password|deletion|email|token|\/auth\//
const PLACES: Record<string, readonly string[]> = {
  actor: ["customer", "user", "nobody"],
  actor_type: ["customer", "user", "nobody"],
  auth_provider: ["emailpass", "none"],
  provider: ["emailpass", "pp_manual", "pp_card", "card"],
  provider_id: ["pp_manual", "pp_card", "pp_cash_on_delivery"],
  rule_type: ["rules", "target-rules", "buy-rules", "none"],
  ruleType: ["rules", "target-rules", "buy-rules", "none"],
  kind: ["product", "category", "none"],
  code: ["huf", "eur", "1052", "NYAR10"],
}
const FILES = ["", "Product Handle,Product Title\nalma,Alma\n", "\u0000\u0001", 'a;b\n"', "x".repeat(5000)]

function pathOf({ path }: Operation, input: RandomInput): string {
  const segments = path.split("/")
  return segments
    .map((segment, index) => {
      if (!segment.startsWith(":")) return segment
      const name = segment.slice(1)
      if (input.chance(0.08)) return encode(input.word()) || "none"
      const known = PLACES[name]
      if (known) return input.pick(known)
      return encode(input.id(name === "id" || name === "idOrHandle" ? (segments[index - 1] ?? "") : name))
    })
    .join("/")
}

function actorOf({ path }: Operation, input: RandomInput): FuzzRequest["actor"] {
  if (input.chance(0.04)) return "nobody"
  if (path.startsWith("/admin")) return "admin"
  if (PARTING.test(path)) return input.pick(["nobody", "parting"])
  return input.pick(["nobody", "customer", "customer"])
}

/** One random request to an operation. */
export function drawRequest(operation: Operation, input: RandomInput): FuzzRequest {
  const { method, path, body, query } = operation
  const shape = query ?? {
    type: "object",
    properties: { fields: { type: "string" }, order: { type: "string" } },
  }
  const request: FuzzRequest = {
    operation,
    method,
    path:
      pathOf(operation, input) + (input.chance(method === "GET" ? 0.8 : 0.3) ? toQuery(input.of(shape)) : ""),
    actor: actorOf(operation, input),
    ...(input.chance(0.05)
      ? {
          idempotencyKey: `fuzz-${input
            .word()
            .toWellFormed()
            .replace(/[^!-~]/g, "")}`,
        }
      : {}),
  }
  if (method === "GET" || (method === "DELETE" && body === undefined)) return request
  if (TAKES_FORM.test(path) && input.chance(0.7)) return { ...request, form: input.pick(FILES) }
  return { ...request, body: input.of(body ?? { type: "object", additionalProperties: {} }) }
}
