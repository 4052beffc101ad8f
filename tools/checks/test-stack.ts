import { join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { ROOT } from "../house.ts"
import { databaseOnServerOf, dropDatabase, requireDatabase } from "../postgres/connection.ts"
import { findStamp, setStamp } from "../postgres/stamps.ts"
import { findFreePort } from "../processes/ports.ts"
import { BACKEND_BUILD, buildWhenStale, STOREFRONT_BUILD } from "../stack/builds.ts"
import { exitOnStop } from "../stack/exit-on-stop.ts"
import { adminUrlOf, parseEnvironment, readSettings, type Settings } from "../stack/settings.ts"
import { migrate, seed } from "../stack/shop-data.ts"
import { hashSources } from "../stack/source-hash.ts"
import { prepareStack, type Stack } from "../stack/stack.ts"

const SEEDED = "porteka_seeded"
const LOOPBACK = "127.0.0.1"

/** Settings of a stack beside the developer's own: other folder, other ports, nothing of the person's environment. */
async function isolatedSettings(): Promise<Settings> {
  const port = await findFreePort()
  const backendPort = await findFreePort()
  return readSettings({
    PORTEKA_HOME: join(ROOT, ".porteka", "test"),
    HOST: LOOPBACK,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    PUBLIC_URL: `http://${LOOPBACK}:${port}`,
    ADMIN_URL: `http://${LOOPBACK}:${backendPort}`,
    PAGE_CACHE: "on",
  })
}

/**
 * Takes the folder of the tests and benchmarks for the work and ends everything that was started in it afterwards,
 * also when the person stops the command. Nothing runs yet when the work begins: see prepareTestStack.
 */
export async function withTestStack<Result>(
  progress: Progress,
  work: (stack: Stack) => Promise<Result>,
): Promise<Result> {
  const stack = await prepareStack(await isolatedSettings(), progress)
  exitOnStop(stack.stop)
  try {
    return await work(stack)
  } finally {
    await stack.stop()
  }
}

/** The tests share one build with `npm start`: it must not get the tests' passing address. */
const personalAdminUrl = (env: NodeJS.ProcessEnv) => adminUrlOf(parseEnvironment(env))

/** The database every shop of the tests begins as: see test-shop.ts. */
export const seededDatabaseOf = (stack: Stack) => databaseOnServerOf(stack.databaseUrl(), SEEDED)

/** It is made once and then copied for each shop: every shop begins the same. */
async function makeSeeded(settings: Settings, url: string, progress: Progress): Promise<void> {
  const version = hashSources(ROOT, BACKEND_BUILD.sources)
  await requireDatabase(url)
  if ((await findStamp(url, "template")) === version) return
  await dropDatabase(url)
  await requireDatabase(url)
  await migrate(settings, url, progress)
  await seed(settings, url, progress)
  await setStamp(url, "template", version)
}

/** Starts the database server, builds both apps and fills a database, each unless its result is there already. */
export async function prepareTestStack(stack: Stack, progress: Progress): Promise<void> {
  const { settings } = stack
  await progress.step("Starting the tests' database", () => stack.openDatabase({ durable: false }))
  const buildSettings = { ...settings, adminUrl: personalAdminUrl(process.env) }
  await Promise.all([
    makeSeeded(settings, seededDatabaseOf(stack), progress),
    buildWhenStale(STOREFRONT_BUILD, settings, progress).then(() =>
      buildWhenStale(BACKEND_BUILD, buildSettings, progress),
    ),
  ])
}
