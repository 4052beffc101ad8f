import type { PathParameters, PathParams } from "./path.ts"
import type { Repeat, RetryPolicy } from "./retry-policy.ts"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** The kind of request body: none, JSON, or a form with files. */
export type BodyKind = "none" | "json" | "form"

/** How an answer's body is parsed. */
type AnswerKind = "json" | "text" | "blob"

/** Checks an answer; returns what is wrong with it, or null. See ADR 0006. */
export type AnswerCheck = (answer: unknown) => string | null

interface EndpointSettings {
  method: Method
  path: string
  body: BodyKind
  reads: AnswerKind
  repeat: Repeat
  /** Null: the client's default. */
  retry: RetryPolicy | null
  timeoutMs: number | null
  check: AnswerCheck | null
}

/**
 * A call of the back end: its route and its types. Built by chaining, then bound to a client (bind.ts). Types
 * are carried in `shape`, which does not exist at run time.
 */
export class Endpoint<Path extends string, Body, Query, Answer> {
  declare readonly shape: { path: Path; body: Body; query: Query; answer: Answer }
  readonly settings: Readonly<EndpointSettings>

  constructor(settings: EndpointSettings) {
    this.settings = settings
  }

  /** The type of the JSON body. */
  takes<NewBody>(): Endpoint<Path, NewBody, Query, Answer> {
    return new Endpoint({ ...this.settings, body: "json" })
  }

  /** The body is a form with files (multipart/form-data). */
  takesForm(): Endpoint<Path, FormData, Query, Answer> {
    return new Endpoint({ ...this.settings, body: "form" })
  }

  /** The type of the query. */
  asks<NewQuery extends object>(): Endpoint<Path, Body, NewQuery, Answer> {
    return new Endpoint(this.settings)
  }

  /** The type of the answer, and a check of its critical parts; without one the previous check is kept. */
  gives<NewAnswer>(check: AnswerCheck | null = this.settings.check): Endpoint<Path, Body, Query, NewAnswer> {
    return new Endpoint({ ...this.settings, check })
  }

  /** The answer is text, such as a CSV table. */
  givesText(): Endpoint<Path, Body, Query, string> {
    return new Endpoint({ ...this.settings, reads: "text" })
  }

  /** The answer is a file. */
  givesFile(): Endpoint<Path, Body, Query, Blob> {
    return new Endpoint({ ...this.settings, reads: "blob" })
  }

  /** The call is idempotent and may be retried after a lost answer. */
  repeatable(): Endpoint<Path, Body, Query, Answer> {
    return new Endpoint({ ...this.settings, repeat: "always" })
  }

  /** The call is not idempotent, although its method should be. */
  once(): Endpoint<Path, Body, Query, Answer> {
    return new Endpoint({ ...this.settings, repeat: "if_refused" })
  }

  /** Retries of its own, instead of the client's. */
  retriedBy(retry: RetryPolicy): Endpoint<Path, Body, Query, Answer> {
    return new Endpoint({ ...this.settings, retry })
  }

  /** A time-out of its own, in milliseconds. */
  within(timeoutMs: number): Endpoint<Path, Body, Query, Answer> {
    return new Endpoint({ ...this.settings, timeoutMs })
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where an endpoint's types do not matter
export type AnyEndpoint = Endpoint<any, any, any, any>

type Start<Path extends string> = Endpoint<Path, never, Record<never, never>, unknown>

function start<const Path extends string>(method: Method, path: Path, repeat: Repeat): Start<Path> {
  return new Endpoint({
    method,
    path,
    body: "none",
    reads: "json",
    repeat,
    retry: null,
    timeoutMs: null,
    check: null,
  })
}

/** A GET: only reads, so it may be retried. */
export const get = <const Path extends string>(path: Path) => start("GET", path, "always")

/** A POST: retried only with `repeatable()`. */
export const post = <const Path extends string>(path: Path) => start("POST", path, "if_refused")

/** A DELETE: idempotent. */
export const del = <const Path extends string>(path: Path) => start("DELETE", path, "always")

/** Options of a single call. */
export interface CallOptions<Query = object> {
  query?: Query
  /** Ends the call with a CancelledError. */
  signal?: AbortSignal
  /** Milliseconds for the whole call, including all tries and delays. */
  timeoutMs?: number
  /** Language of the answer's texts, instead of the client's. */
  locale?: string
  /** Bearer token of this call, instead of the client's. */
  token?: string
  /** Idempotency key of a POST, the same for all tries; generated if absent. */
  idempotencyKey?: string
}

type PathArguments<Path extends string> =
  PathParameters<Path> extends []
    ? []
    : PathParameters<Path> extends [string]
      ? [param: string]
      : [params: PathParams<Path>]
type BodyArguments<Body> = [Body] extends [never] ? [] : [body: Body]
type OptionArguments<Query> =
  Record<never, never> extends Query
    ? [options?: CallOptions<Query>]
    : [options: CallOptions<Query> & { query: Query }]

/** A bound call: path parameters (a single value, or several by name), the body if it takes one, then options. */
export type Call<E> =
  E extends Endpoint<infer Path, infer Body, infer Query, infer Answer>
    ? (
        ...args: [...PathArguments<Path>, ...BodyArguments<Body>, ...OptionArguments<Query>]
      ) => Promise<Answer>
    : never
