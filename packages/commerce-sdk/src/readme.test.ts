import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"

const PACKAGE = join(import.meta.dirname, "..")

it("shows the examples that the tests execute (tests/http/sdk-tarball.test.ts)", async () => {
  const readme = await readFile(join(PACKAGE, "README.md"), "utf8")
  for (const name of await readdir(join(PACKAGE, "examples"))) {
    expect(readme).toContain(await readFile(join(PACKAGE, "examples", name), "utf8"))
  }
})

it("leads to no file outside of the package", async () => {
  const readme = await readFile(join(PACKAGE, "README.md"), "utf8")
  expect(readme.match(/\]\(\.\.?\//g) ?? []).toEqual([])
})
