import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

/**
 * Medusa records executed migrations by name only, for all modules in one table: a second module's migration
 * with the same name would silently never run.
 */
it("gives every migration of every module a unique name", () => {
  const names = readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => migrationsOf(join(__dirname, name, "migrations")))
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual([...new Set(names)])
})

function migrationsOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^Migration\d+.*\.ts$/.test(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return []
    throw error
  }
}
