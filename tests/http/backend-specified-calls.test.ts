import { beforeAll, describe, expect, test } from "vitest"
import {
  ADMIN_SDK,
  AUTH_FAMILY,
  COMMERCE_API,
  OUR_OWN,
  STORE_SDK,
} from "../../packages/commerce-sdk/src/test-kit/specified-calls.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"

/** Calls of the customer's account, which comes with its pages. */
const NOT_YET = new Set<string>([
  "POST /store/orders/batch/customer/token",
  "POST /store/orders/customer/confirm",
])

/** Where Medusa itself stumbles over an id or a file that is none; for all that is there they work. */
const FAULTS_OF_MEDUSA = new Set<string>([
  "POST /admin/stock-locations",
  "DELETE /admin/exchanges/{id}/inbound/items/{action}",
  "DELETE /admin/claims/{id}/inbound/items/{action}",
  "GET /admin/fulfillment-providers/{id}/options",
  "POST /admin/products/import",
  "POST /admin/products/{id}/variants/{variant}",
  "DELETE /admin/products/{id}/variants/{variant}",
  "POST /admin/api-keys/{id}/sales-channels",
])

/** Places that are not just anything; for all others there is nothing. */
const PLACES: Record<string, string> = { cartId: "cart_none", ruleType: "rules", actor: "customer" }

/** Held open until there is news. */
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

async function call(method: string, path: string, body: string) {
  const form = new FormData()
  form.append("files", new Blob(["a"]), "a.csv")
  const response = await fetch(new URL(path, stack.backendUrl), {
    method,
    headers: {
      "x-publishable-api-key": stack.publishableKey,
      ...(path.startsWith("/admin") ? admin.headers : {}),
      ...(body === "json" ? { "content-type": "application/json" } : {}),
    },
    ...(body === "json" ? { body: "{}" } : body === "form" ? { body: form } : {}),
  })
  return { status: response.status, text: await response.text() }
}

describe("every call of the specification has a route", () => {
  test.each(CALLS.filter(({ name }) => name !== WAITS && !NOT_YET.has(name)))("$name", async (one) => {
    const path = one.path.replace(/\{([^}]*)\}/g, (_, place: string) => PLACES[place] ?? "none-such")
    const { status, text } = await call(one.method, path, one.body)
    expect(text).not.toMatch(/Cannot (GET|POST|DELETE) /)
    if (!FAULTS_OF_MEDUSA.has(one.name)) expect(status, text.slice(0, 300)).toBeLessThan(500)
  })
})
