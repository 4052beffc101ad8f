/**
 * The attributes of a span that may leave the shop. Medusa and its libraries also record URLs with queries,
 * headers, statements and error messages, which contain tokens, e-mail addresses and names: unknown
 * attributes are not sent.
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

/** The part of a span that may contain private data (`ReadableSpan` of `@opentelemetry/sdk-trace-base`). */
interface FinishedSpan {
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly events: readonly unknown[]
  readonly status: { readonly code: number; readonly message?: string }
}

/**
 * The span in the form that may be sent to a collector: without events and error messages, and only with
 * attributes known to contain no personal data. The original span does not change.
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
