import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { describe, expect, it } from "vitest"
import { ROOT } from "../programs/project-paths.ts"
import { ADMIN_BUILD } from "./builds.ts"

const files = globSync("apps/backend/src/admin/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (file) => !file.includes(".test."),
)

/** The relative imports of a file, as paths from the root. */
function importedBy(file: string): string[] {
  const imports = readFileSync(join(ROOT, file), "utf8").matchAll(/from "(\.[^"]+)"/g)
  return [...imports].map(([, path = ""]) => relative(ROOT, join(ROOT, dirname(file), path)))
}

describe("the build of the admin", () => {
  it("is stale when anything changes that its pages import", () => {
    const imported = files.flatMap(importedBy)
    expect(imported.length).toBeGreaterThan(0)
    expect(
      imported.filter((path) => !ADMIN_BUILD.sources.some((source) => path.startsWith(`${source}/`))),
    ).toEqual([])
  })
})
