import { basename } from "node:path"
import { type CommerceClient, type CommerceClientOptions, createCommerceClient } from "@porteka/commerce-sdk"
import { afterAll, beforeAll, expect } from "vitest"
import { describedFetch } from "../../fixtures/described-answers.ts"
import { callsOf } from "../../fixtures/section-7/proofs.ts"
import { stack } from "../../fixtures/stack.ts"
import { parseAnswer } from "./answer-schemas.ts"

/** Successful calls in this file, as "GET /store/carts/cart_1". */
const made = new Set<string>()

/** Records every successful call, and validates its answer with the schemas. */
const provingFetch: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input))
  const response = await describedFetch(input, init)
  if (response.ok) {
    made.add(`${init?.method} ${pathname}`)
    parseAnswer(`${init?.method} ${pathname}`, await response.clone().text())
  }
  return response
}

/** A client of the shop under test whose calls count as proven. */
export const provingClient = (options: Partial<CommerceClientOptions> = {}): CommerceClient =>
  createCommerceClient({
    baseUrl: stack.backendUrl,
    publishableKey: stack.publishableKey,
    locale: "hu-HU",
    fetch: provingFetch,
    ...options,
  })

/** The same for the shop's owner. */
export async function provingAdmin(): Promise<CommerceClient> {
  const client = provingClient()
  const answer = await client.auth.signIn(
    { actor: "user", provider: "emailpass" },
    { email: stack.adminEmail, password: stack.adminPassword },
  )
  if (!("token" in answer)) throw new Error("The administrator was sent elsewhere.")
  return provingClient({ token: answer.token })
}

/** Must be called by each file in this folder: the calls that the table assigns to it must have succeeded. */
export function proveCalls(file: string): void {
  // A worker runs several files with the same modules.
  beforeAll(() => made.clear())
  afterAll(() => {
    const done = [...made]
    const missing = callsOf(basename(file)).filter((call) => {
      const [method = "", path = ""] = call.split(" ")
      const pattern = new RegExp(`^${method} ${path.replace(/\{[^}]*\}/g, "[^/]+")}$`)
      return !done.some((one) => pattern.test(one))
    })
    expect(missing, "calls the table of section 7 gives to this file, and no test of it has made").toEqual([])
  })
}
