import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"

const PACKAGE = join(import.meta.dirname, "..")

it("shows the example that is executed by the tests", async () => {
  const readme = await readFile(join(PACKAGE, "README.md"), "utf8")
  expect(readme).toContain(await readFile(join(PACKAGE, "examples", "place-order.ts"), "utf8"))
})

it("leads to no file outside of the package", async () => {
  const readme = await readFile(join(PACKAGE, "README.md"), "utf8")
  expect(readme.match(/\]\(\.\.?\//g) ?? []).toEqual([])
})
