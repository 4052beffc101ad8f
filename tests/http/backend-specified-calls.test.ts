import { beforeAll, expect, test } from "vitest"
import {
  ADMIN_SDK,
  AUTH_FAMILY,
  COMMERCE_API,
  OUR_OWN,
  STORE_SDK,
} from "../../packages/commerce-sdk/src/test-kit/specified-calls.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"

/** Path parameters with restricted values; for all others an unknown value is used. */
const PLACES: Record<string, string> = { cartId: "cart_none", ruleType: "rules", actor: "customer" }

/** Stays open until there is news. */
const WAITS = "GET /catalogue/changes"

const lines = [COMMERCE_API, STORE_SDK, AUTH_FAMILY, ADMIN_SDK, OUR_OWN].flatMap((text) => text.split("\n"))
const CALLS = [...new Set(lines.filter(Boolean))].map((line) => {
  const [method = "", path = "", body = "none"] = line.split(" ")
  return { name: `${method} ${path}`, method, path, body }
})

let admin: Administrator

beforeAll(async () => {
  admin = await Administrator.signIn()
})

interface Sent {
  body?: string | FormData
  type?: string
}

/** No body, an empty object or a form, as the call accepts it. */
function usualBody(kind: string): Sent {
  if (kind === "json") return { body: "{}", type: "application/json" }
  if (kind === "none") return {}
  const form = new FormData()
  form.append("files", new Blob(["a"]), "a.csv")
  return { body: form }
}

async function call(method: string, path: string, { body, type }: Sent) {
  const response = await fetch(new URL(path, stack.backendUrl), {
    method,
    headers: {
      "x-publishable-api-key": stack.publishableKey,
      ...(path.startsWith("/admin") ? admin.headers : {}),
      ...(type === undefined ? {} : { "content-type": type }),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, text: await response.text() }
}

const pathOf = ({ path }: { path: string }, value = "none-such") =>
  path.replace(/\{([^}]*)\}/g, (_, place: string) => PLACES[place] ?? value)

const calls = CALLS.filter(({ name }) => name !== WAITS)

test.each(calls)("$name has a route", async (one) => {
  const { status, text } = await call(one.method, pathOf(one), usualBody(one.body))
  expect(text).not.toMatch(/Cannot (GET|POST|DELETE) /)
  expect(status, text.slice(0, 300)).toBeLessThan(500)
})

const BAD_QUERIES = [
  "limit=-1",
  "offset=-1",
  "offset=99999999999999999999",
  "q=%00",
  "locale=%00",
  "fields=*nope,%00",
  "order=nope",
  "created_at[$gt]=never",
  "$and[0][id]=%00",
]

const BAD_VALUES = ["%00", "a'%F0%9F%98%80"]

const JSON_TYPE = "application/json"
const BAD_BODIES: Sent[] = [
  { body: "", type: JSON_TYPE },
  { body: "null", type: JSON_TYPE },
  { body: '{"a":', type: JSON_TYPE },
  { body: '{"metadata":{"a":"\\u0000"},"email":"\\u0000"}', type: JSON_TYPE },
  { body: '{"starts_at":"never","quantity":1e400,"items":[{"id":"x","quantity":-1}]}', type: JSON_TYPE },
  { body: "--x\r\ngarbage", type: "multipart/form-data; boundary=x" },
  { body: "garbage", type: "multipart/form-data" },
]

/**
 * Each call gets others, so that all of them are sent although no call gets all: every-route.test.ts and the fuzz run send
 * theirs to the same calls.
 */
const inTurn = <Item>(items: readonly Item[], turn: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => items[(turn + index) % items.length] as Item)

const AT_ONCE = 3

test.each(calls.map((one, turn) => ({ ...one, turn })))(
  "$name refuses bad input",
  async ({ turn, ...one }) => {
    const path = pathOf(one)
    const usual = usualBody(one.body)
    const answers = await Promise.all([
      // Without a place for them, the path is the one that was asked above.
      ...inTurn(BAD_VALUES, turn, 1)
        .map((value) => pathOf(one, value))
        .filter((bad) => bad !== path)
        .map((bad) => call(one.method, bad, usual)),
      ...(one.method === "GET"
        ? inTurn(BAD_QUERIES, turn, AT_ONCE).map((query) => call("GET", `${path}?${query}`, {}))
        : []),
      ...(one.method === "POST"
        ? inTurn(BAD_BODIES, turn, AT_ONCE).map((sent) => call("POST", path, sent))
        : []),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  },
)
