import { createRequire } from "node:module"
import { join } from "node:path"
import { BACKEND } from "../../tools/programs/project-paths.ts"
import { backendRoutes, MEDUSA_API, OWN_API, type Route } from "../fixtures/every-route.ts"
import type { JsonSchema } from "./random-input.ts"

/** Every route of the running back end, Medusa's and ours, with the schemas of its middlewares. */

export interface Operation extends Route {
  body?: JsonSchema
  query?: JsonSchema
}

interface MiddlewareRoute {
  matcher: string | RegExp
  method?: string | string[]
  methods?: string[]
  middlewares?: { body?: unknown; query?: unknown }[]
}

/** Streams that stay open until there is news. */
const WAITS = /\/subscribe$|^\/catalogue\/changes$/
/** Pages for people, and files. */
const NOT_JSON = /^\/(outbox|pictures|static|cloud)/

const require = createRequire(join(BACKEND, "package.json"))
const MEDUSA = join(BACKEND, "node_modules", "@medusajs")

/** From here on, the middlewares that Medusa creates from a schema contain it. */
function showSchemas(): void {
  const utils = join(MEDUSA, "framework", "dist", "http", "utils")
  const makers = { body: "validateAndTransformBody", query: "validateAndTransformQuery" }
  for (const [part, name] of Object.entries(makers)) {
    const module = require(join(utils, `validate-${part}.js`))
    const make = module[name]
    module[name] = (schema: unknown, ...rest: unknown[]) =>
      Object.assign(make(schema, ...rest), { [part]: schema })
  }
}

/** The names of path parameters are ignored: "POST /store/carts/:/complete". */
const signature = (method: string, path: string) => `${method} ${path.replace(/:[^/]+/g, ":")}`

/** @param specified calls such as "POST /store/carts/{id} json": specified paths without a route file */
export function readOperations(specified: readonly string[]): Operation[] {
  showSchemas()
  const { z } = require(join(MEDUSA, "framework", "dist", "deps", "zod.js"))
  const toSchema = (schema: unknown): JsonSchema =>
    z.toJSONSchema(typeof schema === "function" ? schema() : schema, { io: "input", unrepresentable: "any" })
  const parsed = new Map<string, Pick<Operation, "body" | "query">>()
  for (const folder of [MEDUSA_API, OWN_API]) {
    const { routes } = require(join(folder, "middlewares.js")).default as { routes: MiddlewareRoute[] }
    for (const { matcher, method, methods, middlewares = [] } of routes) {
      if (typeof matcher !== "string") continue
      const parts = Object.assign(
        {},
        ...middlewares.map(({ body, query }) => ({ ...(body ? { body } : {}), ...(query ? { query } : {}) })),
      )
      const schemas = Object.fromEntries(
        Object.entries(parts).map(([part, schema]) => [part, toSchema(schema)]),
      )
      for (const one of [method ?? methods ?? []].flat()) {
        const key = signature(one, matcher)
        parsed.set(key, { ...parsed.get(key), ...schemas })
      }
    }
  }
  const named = specified.filter(Boolean).map((line) => {
    const [method = "", path = ""] = line.split(" ")
    return { method, path: path.replace(/\{([^}]*)\}/g, ":$1") }
  })
  const all = [...backendRoutes(), ...named]
  const known = new Map(all.map((one) => [signature(one.method, one.path), one]))
  return [...known]
    .map(([key, one]) => ({ ...one, ...parsed.get(key) }))
    .filter(({ path }) => !WAITS.test(path) && !NOT_JSON.test(path))
}
