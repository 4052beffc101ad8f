import type { Send } from "./bind.ts"
import { type BodyKind, type CallOptions, Endpoint, type Method } from "./endpoint.ts"
import { fillPath } from "./path.ts"

export interface AnyCallOptions extends CallOptions {
  /** Path parameters: `{ id: "cart_1" }` for `/store/carts/{id}`. */
  params?: Record<string, string>
  /** JSON, or a form with files. */
  body?: unknown
  /** The POST or PUT is idempotent and may be retried after a lost answer. */
  repeatable?: boolean
}

/** A call without a group; the caller states the answer's type. */
export type CallAnything = <Answer = unknown>(
  method: Method,
  path: string,
  options?: AnyCallOptions,
) => Promise<Answer>

/** Calls any route by method and path, with the same retries, time-outs and errors as the calls in groups. */
export function callAnything(send: Send): CallAnything {
  return async <Answer>(method: Method, path: string, options: AnyCallOptions = {}) => {
    const { params = {}, body, repeatable = method === "GET" || method === "DELETE", ...rest } = options
    const endpoint = new Endpoint<string, unknown, object, Answer>({
      method,
      path,
      body: kindOf(body),
      reads: "json",
      repeat: repeatable ? "always" : "if_refused",
      retry: null,
      timeoutMs: null,
      check: null,
    })
    return (await send({ endpoint, path: fillPath(path, params), body, options: rest })) as Answer
  }
}

function kindOf(body: unknown): BodyKind {
  if (body === undefined) return "none"
  return body instanceof FormData ? "form" : "json"
}
