import { readdirSync } from "node:fs"
import type { Progress } from "../bootstrap/progress.mjs"
import { UserError } from "../bootstrap/user-error.mjs"
import { withConnection } from "../postgres/connection.ts"
import { findStamp, setStamp } from "../postgres/stamps.ts"
import { runCommand } from "../programs/command.ts"
import { BACKEND_COMPILE_CACHE, MEDUSA_COMPILED, ROOT } from "../programs/project-paths.ts"
import { backendEnvironment } from "./app-environment.ts"
import { BACKEND_BUILD, commandError } from "./builds.ts"
import { migrationError } from "./migration-error.ts"
import { planFilling, type ShopData } from "./plan-filling.ts"
import { DEMO_CONTENTS, NO_CONTENTS, type Settings, withContents } from "./settings.ts"
import { contentsVersion, findContentsFolder, nameOfContents } from "./shop-contents.ts"
import { hashSources } from "./source-hash.ts"

const SEED_SCRIPT = "./src/seed/run.js"
const REBUILD_SCRIPT = ["./src/scripts/rebuild-catalogue.js"]
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

/** A command of Medusa with the compiled back end. */
const medusa = (args: string[], env: NodeJS.ProcessEnv, onLine?: (line: string) => void) =>
  runCommand(process.execPath, [MEDUSA_COMPILED, ...args], {
    cwd: BACKEND_BUILD.output,
    env: { ...env, NODE_COMPILE_CACHE: BACKEND_COMPILE_CACHE },
    onLine,
  })

async function runScript(title: string, script: string[], env: NodeJS.ProcessEnv, progress: Progress) {
  await progress.step(title, async (report) => {
    const { code, output } = await medusa(["exec", ...script], env, (line) => {
      const found = findProgress(line)
      if (found) report(found)
    })
    if (code !== 0) throw commandError(title, output)
  })
}

/** Rebuilds the whole read model from the products, even while the shop is open. */
export async function rebuild(settings: Settings, databaseUrl: string, progress: Progress): Promise<void> {
  const env = backendEnvironment(settings, databaseUrl)
  await runScript("Building the read model again", REBUILD_SCRIPT, env, progress)
}

/** With Redis, Medusa's workflows have migrations of their own. */
const stampOfMigration = ({ redisUrl }: Settings) =>
  redisUrl === undefined ? "migrated" : "migrated for Redis"

/** Whether the database has the tables that the code describes. */
export const isMigrated = async (settings: Settings, databaseUrl: string): Promise<boolean> =>
  (await findStamp(databaseUrl, stampOfMigration(settings))) === migrationVersion()

/** Migrates the database, if the code that describes its tables changed, or if the shop has moved to Redis. */
export async function migrate(settings: Settings, databaseUrl: string, progress: Progress): Promise<void> {
  const version = migrationVersion()
  if (await isMigrated(settings, databaseUrl)) return
  const title = "Preparing the database"
  await progress.step(title, async () => {
    const env = backendEnvironment(settings, databaseUrl)
    const { code, output } = await medusa(["db:migrate", "--execute-safe-links"], env)
    if (code !== 0) throw migrationError(title, output)
  })
  await setStamp(databaseUrl, stampOfMigration(settings), version)
}

/** If filling was interrupted, existing products do not count as filled; the next start continues. */
const BEGUN = "begun"

type Part = "everything" | "foundation" | "pictures"

/** Runs the back end's seed, which changes nothing that exists. */
async function runSeed(settings: Settings, databaseUrl: string, part: Part, progress: Progress) {
  const folder = part === "foundation" ? undefined : findContentsFolder(settings.contents)
  const args = folder ? [folder, ...(part === "pictures" ? [part] : [])] : []
  const env = backendEnvironment(settings, databaseUrl)
  await runScript("Filling the shop", [SEED_SCRIPT, ...args], env, progress)
  await setStamp(databaseUrl, "publishable key", settings.publishableKey)
}

/** Creates what every shop needs and its contents, if missing. */
export async function seed(settings: Settings, databaseUrl: string, progress: Progress): Promise<void> {
  const version = contentsVersion(settings.contents)
  await setStamp(databaseUrl, "filling", BEGUN)
  await runSeed(settings, databaseUrl, "everything", progress)
  await setStamp(databaseUrl, "seeded", version)
  await setStamp(databaseUrl, "contents", settings.contents)
  await setStamp(databaseUrl, "filling", "done")
}

/** What a database was filled with; older databases without a record contain the demo products. */
export async function findContentsOf(databaseUrl: string): Promise<string | undefined> {
  const isSeeded = (await findStamp(databaseUrl, "seeded")) !== undefined
  return (await findStamp(databaseUrl, "contents")) ?? (isSeeded ? DEMO_CONTENTS : undefined)
}

async function readShopData(settings: Settings, databaseUrl: string): Promise<ShopData> {
  return {
    filledWith: await findContentsOf(databaseUrl),
    hasForeignData: await withConnection(databaseUrl, async (client) => {
      const { rows } = await client.query(
        `select exists(select from product) or exists(select from "order") as has_data`,
      )
      return rows[0]?.has_data === true
    }),
    isHalfFilled: (await findStamp(databaseUrl, "filling")) === BEGUN,
    knowsKey: (await findStamp(databaseUrl, "publishable key")) === settings.publishableKey,
    hasPictures: readdirSync(settings.state.pictures).length > 0,
  }
}

/**
 * Fills a new shop once. From then on the data is the owner's: later contents need `npm run seed`, and a
 * restored database is left alone.
 * @throws {UserError} if other contents are requested than the shop was filled with
 */
export async function seedOnce(given: Settings, databaseUrl: string, progress: Progress): Promise<void> {
  const data = await readShopData(given, databaseUrl)
  const { filledWith } = data
  requireSameContents(given, filledWith)
  const settings = await withContents(given, filledWith ?? given.contents)
  const filling = planFilling(data)
  if (filling === "everything") await seed(settings, databaseUrl, progress)
  else if (filling !== "nothing") await runSeed(settings, databaseUrl, filling, progress)
  if (filledWith === undefined && filling === "foundation")
    await setStamp(databaseUrl, "contents", NO_CONTENTS)
  if (filling === "nothing") await sayWhatIsNew(settings, databaseUrl, progress)
}

function requireSameContents({ contents, asksForContents }: Settings, filledWith: string | undefined): void {
  if (!asksForContents || filledWith === undefined || filledWith === contents) return
  throw new UserError(
    `This shop's first start filled it with ${nameOfContents(filledWith)}; it cannot begin with ${nameOfContents(contents)} any more.`,
    "Leave out --empty and SHOP_CONTENTS, or begin another shop: in a state folder of its own (PORTEKA_HOME) or with an empty database (DATABASE_URL).",
  )
}

async function sayWhatIsNew({ contents }: Settings, databaseUrl: string, progress: Progress): Promise<void> {
  if (contents === NO_CONTENTS) return
  if ((await findStamp(databaseUrl, "seeded")) === contentsVersion(contents)) return
  progress.line(
    `In the code, ${nameOfContents(contents)} are newer than those in the shop; \`npm run seed\` adds what is new.`,
  )
}
