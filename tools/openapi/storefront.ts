import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { z } from "zod"
import { REFUSAL_STATUS } from "../../apps/storefront/app/features/account/contract/outcome.ts"
import { runCommand } from "../programs/command.ts"
import { REACT_ROUTER, STOREFRONT } from "../programs/project-paths.ts"
import { type Description, json, type Operation, type Refusal } from "./document.ts"
import { bodyOf, readValue, summaryOf } from "./read-code.ts"
import { replyAnswers } from "./reply-answers.ts"
import type { JsonSchema } from "./type-schema.ts"

const APP = join(STOREFRONT, "app")
const BODY = /readJson\(request, ([\w.()]+)\)/
const ASKED = /searchParams\.get\("(\w+)"\)/g
const STATUS = /status: ([23]\d\d)\b/
const OK = 200

interface Entry {
  path?: string
  file: string
}

const REFUSED: Refusal["schema"] = {
  type: "object",
  properties: {
    message: { type: "string" },
    error: {
      type: "object",
      properties: { status: { type: "number" }, message: { type: "string" } },
      required: ["message", "status"],
    },
  },
  required: ["message", "error"],
}

/** `GET` if there is a loader; "POST" if there is an action, unless it checks for another method. */
function methodsOf(source: string): string[] {
  const action = answers(source, "action") ? bodyOf(source, "action") : ""
  const others = [...action.matchAll(/request\.method === "(\w+)"/g)].map(([, method = ""]) => method)
  const posts = action !== "" && (others.length === 0 || /readJson|"POST"/.test(action)) ? ["POST"] : []
  return [...new Set([...(answers(source, "loader") ? ["GET"] : []), ...posts, ...others])]
}

/** Whether a handler does more than answer that the call has no such method. */
const answers = (source: string, handler: string) =>
  bodyOf(source, handler) !== "" && !new RegExp(`${handler}\\(\\) \\{\\s*return notFound\\(\\)`).test(source)

/** The routes import them; a fresh clone has none. */
async function generateRouteTypes(): Promise<void> {
  const { code, output } = await runCommand(REACT_ROUTER, ["typegen"], { cwd: STOREFRONT })
  if (code !== 0) throw new Error(output)
}

/** The operations of a route, read from its source. */
async function operationsOf(
  path: string,
  file: string,
  answerOf: ReturnType<typeof replyAnswers>,
): Promise<Operation[]> {
  const source = await readFile(file, "utf8")
  const operations: Operation[] = []
  for (const method of methodsOf(source)) {
    const handler = method === "GET" ? "loader" : "action"
    const code = bodyOf(source, handler)
    const expression = method === "POST" ? BODY.exec(code)?.[1] : undefined
    const answer = answerOf(file, handler)
    operations.push({
      method,
      path: `/${path.replace(/:(\w+)/g, "{$1}")}`,
      summary: summaryOf(source, handler),
      body: expression ? ((await readValue(expression, source, file, STOREFRONT)) as z.ZodType) : undefined,
      query: await queryOf(code),
      status: answer ? OK : Number(STATUS.exec(code)?.[1]),
      answer: answer && json(answer),
      refusal: "Refusal",
    })
  }
  return operations
}

/** The parameters of the query that a handler reads. */
async function queryOf(code: string): Promise<z.ZodType | undefined> {
  const { z: values } = await import("zod")
  const names = [...code.matchAll(ASKED)].map(([, name = ""]) => name)
  if (names.length === 0) return undefined
  return values.object(Object.fromEntries(names.map((name) => [name, values.string().optional()])))
}

/** `/api/*` of the storefront, for browsers. */
export async function describeStorefront(): Promise<Description> {
  const { unavailable, ...refusals } = REFUSAL_STATUS
  const routes = ((await import(join(APP, "routes.ts"))).default as Entry[]).filter(
    ({ path = "" }) => path.startsWith("api/") && path !== "api/*" && path !== "api/openapi.json",
  )
  const schemas = new Map<string, JsonSchema>()
  const files = routes.map(({ file }) => join(APP, file))
  await generateRouteTypes()
  const answerOf = replyAnswers(join(STOREFRONT, "tsconfig.json"), files, schemas)
  const operations: Operation[] = []
  for (const { path = "", file } of routes)
    operations.push(...(await operationsOf(path, join(APP, file), answerOf)))
  return {
    title: "Portéka, storefront",
    description: "The calls a browser may make, on the shop's own address.",
    operations,
    schemas,
    refusals: { Refusal: { description: "Why not.", codes: refusals, schema: REFUSED } },
    failure: {
      description: "The back end is unavailable (503), or a fault of the server.",
      codes: { unavailable },
      schema: REFUSED,
    },
  }
}
