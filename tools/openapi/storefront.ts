import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { z } from "zod"
import { STOREFRONT } from "../house.ts"
import type { Operation } from "./document.ts"
import { bodyOf, readValue, summaryOf } from "./read-code.ts"

const APP = join(STOREFRONT, "app")
const BODY = /readJson\(request, ([\w.()]+)\)/
const ASKED = /searchParams\.get\("(\w+)"\)/g

interface Entry {
  path?: string
  file: string
}

/** "POST" unless the action itself asks for another method. */
function methodsOf(source: string): string[] {
  const answersGet =
    /export (async )?function loader/.test(source) && !/loader\(\) \{\s*return notFound\(\)/.test(source)
  const action = bodyOf(source, "action")
  const others = [...action.matchAll(/request\.method === "(\w+)"/g)].map(([, method = ""]) => method)
  const posts = action !== "" && (others.length === 0 || /readJson|"POST"/.test(action)) ? ["POST"] : []
  return [...new Set([...(answersGet ? ["GET"] : []), ...posts, ...others])]
}

/** `/api/*` of the storefront, for browsers. */
export async function storefrontOperations(): Promise<Operation[]> {
  const { z: schemas } = await import("zod")
  const entries = (await import(join(APP, "routes.ts"))).default as Entry[]
  const operations: Operation[] = []
  for (const { path = "", file } of entries) {
    if (!path.startsWith("api/") || path === "api/*" || path === "api/openapi.json") continue
    const source = await readFile(join(APP, file), "utf8")
    for (const method of methodsOf(source)) {
      const handler = method === "GET" ? "loader" : "action"
      const code = bodyOf(source, handler)
      const expression = method === "POST" ? BODY.exec(code)?.[1] : undefined
      const asked = [...code.matchAll(ASKED)].map(
        ([, name = ""]) => [name, schemas.string().optional()] as const,
      )
      operations.push({
        method,
        path: `/${path.replace(/:(\w+)/g, "{$1}")}`,
        summary: summaryOf(source, handler),
        body: expression
          ? ((await readValue(expression, source, join(APP, file), STOREFRONT)) as z.ZodType)
          : undefined,
        query: asked.length === 0 ? undefined : schemas.object(Object.fromEntries(asked)),
      })
    }
  }
  return operations
}
