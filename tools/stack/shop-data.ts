import { readdirSync } from "node:fs"
import type { Progress } from "../bootstrap/progress.mjs"
import { runCommand } from "../command.ts"
import { BACKEND, MEDUSA, ROOT } from "../house.ts"
import { findStamp, setStamp } from "../postgres/stamps.ts"
import { backendEnvironment } from "./app-environment.ts"
import { troubleOfCommand } from "./builds.ts"
import type { Settings } from "./settings.ts"
import { hashSources } from "./source-hash.ts"

const SEED_SCRIPT = "./src/seed/run.ts"
const REBUILD_SCRIPT = "./src/scripts/rebuild-catalogue.ts"
const SEED_SOURCES = ["apps/backend/src/seed", "packages/shop/src"]
const MIGRATION_SOURCES = [
  "apps/backend/package-lock.json",
  "apps/backend/medusa-config.ts",
  "apps/backend/src/modules",
  "apps/backend/src/links",
]

/** Finds "seed: 12/72 products" or "rebuild: 100/700 products" in a line of the back end's output. */
export function findProgress(line: string): string | undefined {
  return /(?:seed|rebuild): (\d+\/\d+ .*)$/.exec(line)?.[1]?.trim()
}

const migrationVersion = () => hashSources(ROOT, MIGRATION_SOURCES)
const seedVersion = () => hashSources(ROOT, SEED_SOURCES)

async function medusa(
  title: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  onLine?: (line: string) => void,
) {
  const { code, output } = await runCommand(MEDUSA, args, { cwd: BACKEND, env, onLine })
  if (code !== 0) throw troubleOfCommand(title, output)
}

async function runScript(
  title: string,
  script: string,
  settings: Settings,
  databaseUrl: string,
  progress: Progress,
) {
  await progress.step(title, (report) =>
    medusa(title, ["exec", script], backendEnvironment(settings, databaseUrl), (line) => {
      const found = findProgress(line)
      if (found) report(found)
    }),
  )
}

/** Builds the whole read model again from the goods, also beside an open shop. */
export async function rebuild(settings: Settings, databaseUrl: string, progress: Progress): Promise<void> {
  await runScript("Building the read model again", REBUILD_SCRIPT, settings, databaseUrl, progress)
}

/** Brings the tables of the database up to date, when the code that describes them changed. */
export async function migrate(settings: Settings, databaseUrl: string, progress: Progress): Promise<void> {
  const version = migrationVersion()
  if ((await findStamp(databaseUrl, "migrated")) === version) return
  const title = "Preparing the database"
  await progress.step(title, () =>
    medusa(title, ["db:migrate", "--execute-safe-links"], backendEnvironment(settings, databaseUrl)),
  )
  await setStamp(databaseUrl, "migrated", version)
}

/** Fills the shop through the back end's own seed, which changes nothing that is there already. */
export async function seed(settings: Settings, databaseUrl: string, progress: Progress): Promise<void> {
  const title = "Filling the shop"
  const version = seedVersion()
  await runScript(title, SEED_SCRIPT, settings, databaseUrl, progress)
  await setStamp(databaseUrl, "seeded", version)
  await setStamp(databaseUrl, "publishable key", settings.publishableKey)
}

const hasNoPictures = (settings: Settings) => readdirSync(settings.state.pictures).length === 0

/**
 * Seeds a database once. A shop that is open keeps its own goods: newer demo data waits for `npm run seed`.
 * A changed publishable key or lost pictures are seeded again: the storefront could not do without them.
 */
export async function seedOnce(settings: Settings, databaseUrl: string, progress: Progress): Promise<void> {
  const version = await findStamp(databaseUrl, "seeded")
  const key = await findStamp(databaseUrl, "publishable key")
  if (version === undefined || key !== settings.publishableKey || hasNoPictures(settings)) {
    await seed(settings, databaseUrl, progress)
  } else if (version !== seedVersion()) {
    progress.line(
      "The demo goods in the code are newer than those in the shop; `npm run seed` adds what is new.",
    )
  }
}
