import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { z } from "zod"
import { ACCOUNT_REFUSAL_STATUS } from "../../packages/commerce-sdk/src/types/account-types.ts"
import { BACKEND } from "../programs/project-paths.ts"
import { clientAnswers } from "./client-answers.ts"
import { type Description, json, type Operation, type Refusal } from "./document.ts"
import { bodyOf, readValue, summaryOf } from "./read-code.ts"
import { signature } from "./signature.ts"
import type { JsonSchema } from "./type-schema.ts"

const API = join(BACKEND, "src", "api")
const METHOD = /^export async function (GET|POST|DELETE|PUT|PATCH)\b/gm
const PARSED = /(?:parseInput\(([\w.()]+), req\.(query|body)\)|(\w+)\.safeParse\(req\.(query|body)\))/g
const STATUS = /res\.status\((20\d)\)/
/** Pages for people, files, and calls by the shop's machines and its card provider. */
const NO_INTERFACE = /^\/(outbox|pictures|static|openapi\.json|ready|hooks)\b/
/** Other names of client calls: Medusa's, and the targets of rewritten URLs. */
const SAME_AS: Record<string, string> = {
  "POST /store/carts/{}/promotions": "POST /store/carts/{}/discounts",
  "DELETE /store/carts/{}/promotions": "POST /store/carts/{}/discounts",
  "GET /store/orders/lookup": "GET /store/orders",
}
const FILES = { text: "text/csv", blob: "application/pdf" } as const
/** A picture's type, in the code of its route. */
const PICTURE = /"content-type": "(image\/\w+)"/

interface Route {
  matcher: string | RegExp
  methods?: string[]
  middlewares?: { schema?: z.ZodType }[]
}

const REFUSED: Refusal["schema"] = {
  type: "object",
  properties: { message: { type: "string" }, type: { type: "string" } },
  required: ["message"],
}

const FIRST_FAULT = 500

const refusing = (codes: Record<string, number>) =>
  Object.fromEntries(Object.entries(codes).filter(([, status]) => status < FIRST_FAULT))

const readRefusals = async (): Promise<Record<string, Refusal>> => ({
  Refusal: { description: "Why not.", codes: {}, schema: REFUSED },
  CheckoutRefusal: {
    description: "Why not.",
    codes: {
      ...(await import(join(BACKEND, "src", "domains", "checkout-errors.ts"))).CHECKOUT_ERROR_STATUS,
      line_option_refused: 400,
      call_in_progress: 409,
    },
    schema: REFUSED,
  },
  AccountRefusal: {
    description: "Why not; `problem` says what is wrong with a password.",
    codes: refusing(ACCOUNT_REFUSAL_STATUS),
    schema: REFUSED,
  },
})

const FAILURE: Refusal = {
  description:
    "An outage, or a fault of the server: nobody knows what was done. 503 says that nothing was, and may say when to come again (Retry-After).",
  codes: {
    read_model_gap: 503,
    payment_undecided: 503,
    identity_unavailable: 503,
    redis_unavailable: 503,
    database_unavailable: 503,
  },
  schema: REFUSED,
}

function refusalOf(path: string) {
  if (path.startsWith("/account/")) return "AccountRefusal"
  const isOfCheckout = /^\/(store\/carts|store\/payment-collections|carts)\b/.test(path)
  return isOfCheckout ? "CheckoutRefusal" : "Refusal"
}

/** The bodies and queries that middlewares parse before a route; path segments may be patterns. */
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

interface Alias {
  method: string
  from: string
  to: string
  where?: unknown
  query?: unknown
  body?: unknown
}

/** Calls that are always rewritten to a route of our own; their input is that route's, unless it is converted. */
async function otherNames(
  operations: readonly Operation[],
  answerOf: ReturnType<typeof clientAnswers>,
): Promise<Operation[]> {
  const { aliases } = (await import(join(BACKEND, "src", "specified-only", "aliases", "aliases.ts"))) as {
    aliases: Alias[]
  }
  return aliases.flatMap(({ method, from, to, where, query, body }) => {
    const behind = operations.find(({ method, path }) => signature(method, path) === signature(method, to))
    if (!behind || behind.method !== method || where || from === to) return []
    const path = from.replace(/:(\w+)/g, "{$1}")
    const { body: itsBody, query: itsQuery, ...known } = behind
    const answer = answerOf(signature(method, path))
    if (typeof answer === "string") return []
    return [
      {
        ...known,
        path,
        ...(query ? {} : { query: itsQuery }),
        ...(body ? {} : { body: itsBody }),
        answer: json(answer),
      },
    ]
  })
}

/** Every route of our own in the back end; Medusa's are documented by Medusa. */
export async function describeBackEnd(): Promise<Description> {
  const { routes } = (await import(join(API, "middlewares.ts"))).default as { routes: Route[] }
  const bodyFor = bodiesOf(routes)
  const schemas = new Map<string, JsonSchema>()
  const answerOf = clientAnswers(schemas)
  const operations: Operation[] = []
  for (const route of globSync("**/route.ts", { cwd: API }).sort()) {
    const path = `/${dirname(route)
      .replaceAll("\\", "/")
      .replace(/\[([^\]]+)\]/g, "{$1}")}`
    if (NO_INTERFACE.test(path)) continue
    const file = join(API, route)
    const source = await readFile(file, "utf8")
    for (const [, method = ""] of source.matchAll(METHOD)) {
      const code = bodyOf(source, method)
      const call = signature(method, path)
      const answer = answerOf(SAME_AS[call] ?? call)
      const operation: Operation = {
        method,
        path,
        summary: summaryOf(source, method),
        body: bodyFor(method, path),
        status: Number(STATUS.exec(code)?.[1] ?? 200),
        answer:
          typeof answer === "string"
            ? { [PICTURE.exec(code)?.[1] ?? FILES[answer]]: { schema: { type: "string" } } }
            : json(answer),
        refusal: refusalOf(path),
      }
      for (const [, called, of, own, ofOwn] of code.matchAll(PARSED)) {
        const schema = (await readValue(called ?? own ?? "", source, file, BACKEND)) as z.ZodType
        operation[(of ?? ofOwn) as "query" | "body"] = schema
      }
      operations.push(operation)
    }
  }
  operations.push(...(await otherNames(operations, answerOf)))
  return {
    title: "Portéka, back end",
    description:
      "The shop's own routes of its Medusa back end. Those of Medusa are described at https://docs.medusajs.com/api.",
    operations,
    schemas,
    refusals: await readRefusals(),
    failure: FAILURE,
  }
}
