import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"

type Method = "GET" | "POST" | "DELETE"
export type Fields = Record<string, unknown>

/** The data to build the answer; `params` are the path parameters of the specified path. */
export interface AnswerContext {
  req: MedusaRequest
  params: Record<string, string>
  /** The request body. */
  body: Fields
}

/**
 * A path of the specification (section 7) that a Medusa route serves under another name (decision
 * docs/decisions/0015-specified-paths.md). The request is rewritten before any middleware of that route, so
 * it is validated, authorized and answered by Medusa.
 */
export interface Alias {
  method: Method
  from: string
  to: string
  /** The method of the Medusa route, if it differs. */
  as?: Method
  /** Only for matching path parameters or queries. */
  where?: (params: Record<string, string>, query: Fields) => boolean
  /** Throws if the Medusa route would return something that this path must not. */
  require?: (scope: MedusaContainer, params: Record<string, string>) => Promise<void>
  query?: (query: Fields, params: Record<string, string>, body: Fields) => Fields
  body?: (body: Fields, params: Record<string, string>) => Fields
  answer?: (answer: Fields, context: AnswerContext) => Fields | Promise<Fields>
}

/** The same five calls under another name, `{ discount }` for `{ promotion }`. */
export function crudAliases(
  from: string,
  to: string,
  names: { one: [ours: string, theirs: string]; many: [ours: string, theirs: string] },
  more: Pick<Alias, "query" | "body"> & { requireOne?: Alias["require"] } = {},
): Alias[] {
  const answer = renamed([names.one, names.many], names.one[0])
  const { query, body, requireOne } = more
  const one = { from: `${from}/:id`, to: `${to}/:id`, answer, ...(requireOne && { require: requireOne }) }
  return [
    { method: "GET", from, to, answer, ...(query && { query }) },
    { method: "POST", from, to, answer, ...(body && { body }) },
    { method: "GET", ...one },
    { method: "POST", ...one },
    { method: "DELETE", ...one },
  ]
}

/** Other names for the parts of an answer; a deletion names the deleted kind. */
export function renamed(names: readonly (readonly [ours: string, theirs: string])[], object?: string) {
  const ours = new Map(names.map(([our, their]) => [their, our]))
  return (answer: Fields): Fields => ({
    ...Object.fromEntries(Object.entries(answer).map(([key, value]) => [ours.get(key) ?? key, value])),
    ...(object && answer.deleted === true ? { object } : {}),
  })
}

/** Values of `a,b,c`. */
export function listed(value: unknown): string[] {
  return typeof value === "string" ? value.split(",").filter(Boolean) : []
}
