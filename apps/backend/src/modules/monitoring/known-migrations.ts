import { existsSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { MedusaModule } from "@medusajs/framework/modules-sdk"

const MIGRATION = /^(\w*\d{12,}\w*)\.(?:js|ts)$/

/** Node's require, from where Medusa itself looks for its modules. */
const requireHere = createRequire(join(process.cwd(), "package.json"))

/** The path of a module: some only re-export another package, and name it. */
function folderOf(resolutionPath: string): string {
  const { discoveryPath } = requireHere(resolutionPath) as { discoveryPath?: string }
  return dirname(discoveryPath ?? requireHere.resolve(resolutionPath))
}

/** The names of the migrations of all loaded modules, Medusa's and ours. Call it after all are loaded. */
export const knownMigrations = (): string[] =>
  MedusaModule.getAllModuleResolutions()
    .flatMap(({ resolutionPath }) => (resolutionPath ? join(folderOf(resolutionPath), "migrations") : []))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).flatMap((file) => MIGRATION.exec(file)?.[1] ?? []))
