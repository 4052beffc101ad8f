import type { PathParameters, Places } from "./path.ts"
import type { Repeat, RetryPolicy } from "./retry-policy.ts"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** What goes in the body: nothing, JSON, or a form with files. */
export type BodyKind = "none" | "json" | "form"

/** What an answer's body is read as. */
export type AnswerKind = "json" | "text" | "blob"

/** Looks at an answer; returns what is wrong with it, or null. See docs/decisions/0006-sdk-parsing.md. */
export type AnswerCheck = (answer: unknown) => string | null

interface EndpointSettings {
  method: Method
  path: string
  body: BodyKind
  reads: AnswerKind
  repeat: Repeat
  /** Null: that of the client. */
  retry: RetryPolicy | null
  timeoutMs: number | null
  check: AnswerCheck | null
}

/**
 * One call of the back end: where it goes, what it takes, asks and gives. Built by chaining, then bound
 * to a client (bind.ts). Types travel in `shape`, which does not exist at run time.
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

  /** The type of the answer, and a check of the parts that must not be wrong; without one, that of before. */
  gives<NewAnswer>(check: AnswerCheck | null = this.settings.check): Endpoint<Path, Body, Query, NewAnswer> {
    return new Endpoint({ ...this.settings, check })
  }

  /** The answer is a text, as a table in CSV. */
  givesText(): Endpoint<Path, Body, Query, string> {
    return new Endpoint({ ...this.settings, reads: "text" })
  }

  /** The answer is a file. */
  givesFile(): Endpoint<Path, Body, Query, Blob> {
    return new Endpoint({ ...this.settings, reads: "blob" })
  }

  /** Doing it twice is the same as doing it once: it may be sent again when its answer is lost. */
  repeatable(): Endpoint<Path, Body, Query, Answer> {
    return new Endpoint({ ...this.settings, repeat: "always" })
  }

  /** Doing it twice is wrong although the method says otherwise. */
  once(): Endpoint<Path, Body, Query, Answer> {
    return new Endpoint({ ...this.settings, repeat: "if_refused" })
  }

  /** Retries of its own, instead of the client's. */
  retriedBy(retry: RetryPolicy): Endpoint<Path, Body, Query, Answer> {
    return new Endpoint({ ...this.settings, retry })
  }

  /** A time limit of its own, in milliseconds. */
  within(timeoutMs: number): Endpoint<Path, Body, Query, Answer> {
    return new Endpoint({ ...this.settings, timeoutMs })
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where an endpoint's types do not matter
export type AnyEndpoint = Endpoint<any, any, any, any>

type Start<Path extends string> = Endpoint<Path, never, Record<never, never>, unknown>

function start<const Path extends string>(method: Method, path: Path, repeat: Repeat): Start<Path> {
  return new Endpoint({
    ...{ method, path, body: "none", reads: "json", repeat },
    ...{ retry: null, timeoutMs: null, check: null },
  })
}

/** A GET: reads, and may be repeated. */
export const get = <const Path extends string>(path: Path) => start("GET", path, "always")

/** A POST: does something; repeated only where `repeatable()` says so. */
export const post = <const Path extends string>(path: Path) => start("POST", path, "if_refused")

/** A DELETE: what is gone stays gone. */
export const del = <const Path extends string>(path: Path) => start("DELETE", path, "always")

/** How one call can be bent. */
export interface CallOptions<Query = object> {
  query?: Query
  /** Ends the call with a CancelledError. */
  signal?: AbortSignal
  /** Milliseconds for the whole call, tries and waits between them included. */
  timeoutMs?: number
  /** Language of the answer's texts, instead of the client's. */
  locale?: string
  /** Bearer token of this call, instead of the client's. */
  token?: string
  /** Key under which the back end may know a repeated POST; made up when absent, the same over all tries. */
  idempotencyKey?: string
}

type PlaceArguments<Path extends string> =
  PathParameters<Path> extends []
    ? []
    : PathParameters<Path> extends [string]
      ? [place: string]
      : [places: Places<Path>]
type BodyArguments<Body> = [Body] extends [never] ? [] : [body: Body]
type OptionArguments<Query> =
  Record<never, never> extends Query
    ? [options?: CallOptions<Query>]
    : [options: CallOptions<Query> & { query: Query }]

/**
 * A bound call: what goes into the path (the value of its one place, or several by their names), the body if it
 * takes one, then options.
 */
export type Call<E> =
  E extends Endpoint<infer Path, infer Body, infer Query, infer Answer>
    ? (
        ...args: [...PlaceArguments<Path>, ...BodyArguments<Body>, ...OptionArguments<Query>]
      ) => Promise<Answer>
    : never
