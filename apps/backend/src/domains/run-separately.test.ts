import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, test } from "vitest"
import { logFailure, runSeparately } from "./run-separately.ts"

function logged() {
  const lines: string[] = []
  const logger = { error: (line: string) => lines.push(line) }
  return { lines, container: { resolve: () => logger } as unknown as MedusaContainer }
}

test("a part that fails is logged by its name, and the parts after it run in their order", async () => {
  const { lines, container } = logged()
  const ran: string[] = []
  const run = runSeparately(container, {
    first: async () => ran.push("first"),
    broken: () => Promise.reject(new Error("no connection")),
    brokenAtOnce: () => {
      throw new Error("no module")
    },
    last: async () => ran.push("last"),
  })
  await expect(run).rejects.toThrow("These parts of a job failed: broken, brokenAtOnce")
  expect(ran).toEqual(["first", "last"])
  expect(lines).toEqual([
    'The part "broken" of a job failed: no connection',
    'The part "brokenAtOnce" of a job failed: no module',
  ])
})

test.each([
  ["succeeds", () => Promise.resolve(), true, []],
  // Errors thrown by a workflow are plain objects, not instances of `Error`.
  ["fails", () => Promise.reject({ message: "locked" }), false, ["The card was not voided: locked"]],
])("work that %s is reported to the caller", async (_, work, succeeded, expected) => {
  const { lines, container } = logged()
  expect(await logFailure(container, "The card was not voided", work)).toBe(succeeded)
  expect(lines).toEqual(expected)
})
