/**
 * What of a span may leave the shop. Medusa and its libraries also note addresses with their queries, headers, statements
 * and messages of errors, in which there are tokens, e-mail addresses and names: an attribute nobody has thought of stays here.
 */
const SHOWN = new Set([
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "porteka.request_id",
  "db.system",
  "db.system.name",
  "query.fields",
  "fetch.select",
  "fetch.relations",
  "workflow.step.action",
  "workflow.step.type",
])

/** A span as far as it can hold something private (`ReadableSpan` of `@opentelemetry/sdk-trace-base`). */
interface FinishedSpan {
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly events: readonly unknown[]
  readonly status: { readonly code: number; readonly message?: string }
}

/**
 * The span as it may be sent to a collector: without its events, without the words of an error, and with no attributes but
 * those known to say nothing of a person. The span itself stays as it is.
 */
export function withoutPrivateParts<Span extends FinishedSpan>(span: Span): Span {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => SHOWN.has(name)))
  return Object.create(span, {
    name: { value: span.name.split("?", 1)[0]?.replace(/\s+/g, " "), enumerable: true },
    attributes: { value: attributes, enumerable: true },
    events: { value: [], enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
  }) as Span
}
