import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { restoreTables } from "./restore-tables.ts"

it("creates every table and column of the migrations, and none that exists", async () => {
  const statements: string[] = []
  await restoreTables(async (sql) => statements.push(sql))
  const migrations = readdirSync(join(__dirname, "migrations")).filter((name) =>
    /^Migration\d+\.ts$/.test(name),
  )
  expect(statements.length).toBeGreaterThanOrEqual(migrations.length)
  for (const sql of statements) expect(sql).toContain("if not exists")
  const made = statements.join(" ")
  for (const table of ["document", "navigation", "change", "missed_search", "old_handle", "release"]) {
    expect(made).toContain(`catalogue_${table}`)
  }
})
