import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { z } from "zod"
import { BACKEND } from "../house.ts"
import type { Operation } from "./document.ts"
import { bodyOf, readValue, summaryOf } from "./read-code.ts"

const API = join(BACKEND, "src", "api")
const METHOD = /^export async function (GET|POST|DELETE|PUT|PATCH)\b/gm
const PARSED = /(?:parseInput\(([\w.()]+), req\.(query|body)\)|(\w+)\.safeParse\(req\.(query|body)\))/g
/** Pages for people, and files. */
const NO_INTERFACE = /^\/(outbox|pictures|static|openapi\.json)\b/

interface Route {
  matcher: string | RegExp
  methods?: string[]
  middlewares?: { schema?: z.ZodType }[]
}

const signature = (method: string, path: string) => `${method} ${path.replace(/:[^/]+|\{[^}]+\}/g, "{}")}`

/** What the middlewares parse before a route is reached; a place of the address may be a pattern. */
function bodiesOf(routes: readonly Route[]) {
  const bodies = new Map<string, z.ZodType>()
  const patterns: { matcher: RegExp; schema: z.ZodType }[] = []
  for (const { matcher, methods = [], middlewares = [] } of routes) {
    for (const { schema } of middlewares) {
      if (!schema) continue
      if (typeof matcher === "string")
        for (const method of methods) bodies.set(signature(method, matcher), schema)
      else patterns.push({ matcher, schema })
    }
  }
  return (method: string, path: string) =>
    bodies.get(signature(method, path)) ??
    (method === "POST" ? patterns.find(({ matcher }) => matcher.test(path))?.schema : undefined)
}

/** Every route of our own in the back end; those of Medusa are described by Medusa. */
export async function backEndOperations(): Promise<Operation[]> {
  const { routes } = (await import(join(API, "middlewares.ts"))).default as { routes: Route[] }
  const bodyFor = bodiesOf(routes)
  const operations: Operation[] = []
  for (const route of globSync("**/route.ts", { cwd: API })) {
    const path = `/${dirname(route)
      .replaceAll("\\", "/")
      .replace(/\[([^\]]+)\]/g, "{$1}")}`
    if (NO_INTERFACE.test(path)) continue
    const file = join(API, route)
    const source = await readFile(file, "utf8")
    for (const [, method = ""] of source.matchAll(METHOD)) {
      const operation: Operation = {
        method,
        path,
        summary: summaryOf(source, method),
        body: bodyFor(method, path),
      }
      for (const [, called, of, own, ofOwn] of bodyOf(source, method).matchAll(PARSED)) {
        const schema = (await readValue(called ?? own ?? "", source, file, BACKEND)) as z.ZodType
        operation[(of ?? ofOwn) as "query" | "body"] = schema
      }
      operations.push(operation)
    }
  }
  return operations
}
