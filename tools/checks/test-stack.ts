import { join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import {
  copyDatabase,
  databaseOnServerOf,
  dropDatabase,
  requireDatabase,
  withConnection,
} from "../postgres/connection.ts"
import { findStamp, setStamp } from "../postgres/stamps.ts"
import { findFreePort } from "../processes/ports.ts"
import { ROOT } from "../programs/project-paths.ts"
import { BACKEND_BUILD, buildAdmin, buildWhenStale, storefrontBuild } from "../stack/builds.ts"
import { exitOnStop } from "../stack/exit-on-stop.ts"
import { DEMO_CONTENTS, NO_CONTENTS, readSettings, type Settings } from "../stack/settings.ts"
import { contentsVersion } from "../stack/shop-contents.ts"
import { isMigrated, migrate, seed } from "../stack/shop-data.ts"
import { hashSources } from "../stack/source-hash.ts"
import { prepareStack, type Stack } from "../stack/stack.ts"
import { type NodeFlags, V8_FLAGS } from "../stack/v8-flags.ts"

/** The tables without contents, from which the templates are copied: creating them takes 12 s of processor time. */
const TABLES = "porteka_tables"
/** Names of the template databases of test shops, by contents. */
const TEMPLATES = { [DEMO_CONTENTS]: "porteka_seeded", [NO_CONTENTS]: "porteka_empty" }
export type TestContents = keyof typeof TEMPLATES

const LOOPBACK = "127.0.0.1"

/**
 * Settings of a stack independent of the developer's: other folder, other ports, and nothing of the environment
 * except whether the admin is wanted.
 */
async function isolatedSettings(nodeFlags: NodeFlags): Promise<Settings> {
  const port = await findFreePort()
  const backendPort = await findFreePort()
  const settings = await readSettings({
    PORTEKA_HOME: join(ROOT, ".porteka", "test"),
    HOST: LOOPBACK,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    PUBLIC_URL: `http://${LOOPBACK}:${port}`,
    ADMIN_URL: `http://${LOOPBACK}:${backendPort}`,
    PAGE_CACHE: "on",
    ADMIN: process.env.ADMIN,
  })
  return { ...settings, nodeFlags }
}

/**
 * Locks the folder of the tests and benchmarks during the work and afterward ends everything started in it,
 * even if the user stops the command. Nothing is running when the work begins: see prepareTestStack.
 * @param nodeFlags of its shops: by default those of a real shop
 */
export async function withTestStack<Result>(
  progress: Progress,
  work: (stack: Stack) => Promise<Result>,
  nodeFlags: NodeFlags = V8_FLAGS,
): Promise<Result> {
  const stack = await prepareStack(await isolatedSettings(nodeFlags), progress)
  exitOnStop(stack.stop)
  try {
    return await work(stack)
  } finally {
    await stack.stop()
  }
}

/** The template database of test shops: see test-shop.ts. */
export const templateOf = (stack: Stack, contents: TestContents = DEMO_CONTENTS) =>
  databaseOnServerOf(stack.databaseUrl(), TEMPLATES[contents])

/** Creates the tables anew if the code that describes them has changed. */
async function makeTables(stack: Stack, progress: Progress): Promise<string> {
  const url = databaseOnServerOf(stack.databaseUrl(), TABLES)
  await requireDatabase(url)
  if (await isMigrated(stack.settings, url)) return url
  await dropDatabase(url)
  await requireDatabase(url)
  await migrate(stack.settings, url, progress)
  return url
}

/** Created once and then copied for each shop. */
export async function makeTemplate(stack: Stack, contents: TestContents, progress: Progress): Promise<void> {
  const settings: Settings = { ...stack.settings, contents }
  const url = templateOf(stack, contents)
  const version = `${hashSources(ROOT, BACKEND_BUILD.sources)} ${contentsVersion(contents)}`
  await requireDatabase(url)
  if ((await findStamp(url, "template")) === version) return
  const tables = await makeTables(stack, progress)
  await dropDatabase(url)
  await copyDatabase(tables, TEMPLATES[contents])
  await seed(settings, url, progress)
  // PostgreSQL gathers statistics of a shop's tables within minutes, but never those of rows that came with the copy.
  await withConnection(url, (client) => client.query("analyze"))
  await setStamp(url, "template", version)
}

/**
 * Starts the database server, builds both apps and fills a database, each unless that is done already.
 * @param contents the initial data of this run's shops
 */
export async function prepareTestStack(
  stack: Stack,
  progress: Progress,
  contents: TestContents = DEMO_CONTENTS,
): Promise<void> {
  const { settings } = stack
  await progress.step("Starting the tests' database", () => stack.openDatabase({ durable: false }))
  await buildWhenStale(BACKEND_BUILD, settings, progress)
  await Promise.all([
    makeTemplate(stack, contents, progress),
    buildWhenStale(storefrontBuild(settings), settings, progress).then(() => buildAdmin(settings, progress)),
  ])
}
