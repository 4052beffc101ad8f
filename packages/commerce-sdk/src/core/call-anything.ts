import type { Send } from "./bind.ts"
import { type BodyKind, type CallOptions, Endpoint, type Method } from "./endpoint.ts"
import { fillPath } from "./path.ts"

export interface AnyCallOptions extends CallOptions {
  /** What goes into the places of the path: `{ id: "cart_1" }` for `/store/carts/{id}`. */
  places?: Record<string, string>
  /** JSON, or a form with files. */
  body?: unknown
  /** A POST or PUT that may be sent again when its answer is lost, because doing it twice is doing it once. */
  repeatable?: boolean
}

/** A call the groups do not have: its answer is of the type the caller says. */
export type CallAnything = <Answer = unknown>(
  method: Method,
  path: string,
  options?: AnyCallOptions,
) => Promise<Answer>

export function callAnything(send: Send): CallAnything {
  return async <Answer>(method: Method, path: string, options: AnyCallOptions = {}) => {
    const { places = {}, body, repeatable = method === "GET" || method === "DELETE", ...rest } = options
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
    return (await send({ endpoint, path: fillPath(path, places), body, options: rest })) as Answer
  }
}

function kindOf(body: unknown): BodyKind {
  if (body === undefined) return "none"
  return body instanceof FormData ? "form" : "json"
}
