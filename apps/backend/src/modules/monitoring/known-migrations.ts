import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

const MIGRATION = /^(Migration\d+)\.(?:js|ts)$/
const MODULES = join(__dirname, "..")

/** The names of the migrations of our modules that this build brings along. */
export const knownMigrations = (): string[] =>
  readdirSync(MODULES)
    .map((name) => join(MODULES, name, "migrations"))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).flatMap((file) => MIGRATION.exec(file)?.[1] ?? []))
