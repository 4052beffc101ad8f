import { expect, test } from "vitest"
import { InvoiceRefusedError } from "./invoice-provider.ts"
import { BillingoProvider } from "./providers/billingo.ts"
import { SzamlazzProvider } from "./providers/szamlazz.ts"
import { mostAttempts, retryAfter } from "./retry-after.ts"

const LOST = new Error("fetch failed")
const SZAMLAZZ = new SzamlazzProvider("key")
const BILLINGO = new BillingoProvider({ apiKey: "key", blockId: 1 })

/** The waits of a document whose every attempt fails, in minutes. */
function waitsOf(provider: typeof SZAMLAZZ | typeof BILLINGO): number[] {
  const waits: number[] = []
  for (let attempts = 1; ; attempts += 1) {
    const wait = retryAfter(LOST, provider, attempts)
    if (wait === null) return waits
    waits.push(wait)
  }
}

test("Számlázz.hu gets the same request five times at most, over more than half a day", () => {
  const waits = waitsOf(SZAMLAZZ)
  expect(waits).toHaveLength(4)
  expect(mostAttempts(SZAMLAZZ)).toBe(5)
  expect(waits).toEqual([...waits].sort((one, other) => one - other))
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(12 * 60)
})

test("Billingo is asked twenty times", () => {
  expect(waitsOf(BILLINGO)).toHaveLength(19)
  expect(mostAttempts(BILLINGO)).toBe(20)
})

test("after a refusal a person has to check it at once", () => {
  expect(retryAfter(new InvoiceRefusedError("57"), BILLINGO, 1)).toBeNull()
})
