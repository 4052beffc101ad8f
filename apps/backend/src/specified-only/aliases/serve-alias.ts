import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Alias, AnswerContext, Fields } from "./alias.ts"
import { aliases } from "./aliases.ts"
import { aliasFinder, type FoundAlias } from "./find-alias.ts"

const findAlias = aliasFinder(aliases)

/** Rewrites a specified path to that of the Medusa route that serves it, and converts its answer back. */
export function serveAlias(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const found = findAlias(req.method, req.path, req.query)
  if (!found) {
    next()
    return
  }
  const { alias } = found
  const params = decoded(found.params)
  const serve = () => {
    rewrite(req, res, next, found, params)
    next()
  }
  if (alias.require) alias.require(req.scope, params).then(serve).catch(next)
  else serve()
}

function rewrite(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
  { alias, path }: FoundAlias,
  params: Record<string, string>,
): void {
  const body = (req.body ?? {}) as Fields
  req.url = path
  req.query = (alias.query?.(req.query, params, body) ?? req.query) as typeof req.query
  if (alias.body) req.body = alias.body(body, params)
  if (alias.as) req.method = alias.as
  if (alias.answer) answerAs(alias.answer, { req, params, body }, res, next)
}

function answerAs(
  answer: NonNullable<Alias["answer"]>,
  context: AnswerContext,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const send = res.json.bind(res)
  res.json = (given?: unknown) => {
    res.json = send
    if (res.statusCode >= 300 || typeof given !== "object" || given === null) return send(given)
    // One promise for everything: a failed conversion is an error like any other.
    Promise.resolve()
      .then(() => answer(given as Fields, context))
      .then(send)
      .catch(next)
    return res
  }
}

/** @throws URIError, a 400 (error-handler.ts), for an invalid escape */
function decoded(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
}
