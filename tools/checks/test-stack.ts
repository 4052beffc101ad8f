import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { ROOT } from "../house.ts"
import { copyDatabase, dropDatabase, requireDatabase } from "../postgres/connection.ts"
import { findStamp, setStamp } from "../postgres/stamps.ts"
import { findFreePort } from "../processes/ports.ts"
import { backendAddress, cardSandboxAddress } from "../stack/app-environment.ts"
import { BACKEND_BUILD, buildWhenStale, STOREFRONT_BUILD } from "../stack/builds.ts"
import { backendProgram, cardSandboxPrograms, storefrontProgram } from "../stack/servers.ts"
import { adminUrlOf, parseEnvironment, readSettings, type Settings } from "../stack/settings.ts"
import { migrate, seed } from "../stack/shop-data.ts"
import { hashSources } from "../stack/source-hash.ts"
import { prepareStack, type Stack } from "../stack/stack.ts"

const SEEDED = "porteka_seeded"
const WORK = "porteka_work"
const LOOPBACK = "127.0.0.1"

/** The tests' own limits: they post faster than any shopper. */
const TEST_ENVIRONMENT = { POSTS_PER_MINUTE: "100000" }

const withDatabase = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Settings of a stack beside the developer's own: other folder, other ports, nothing of the person's environment. */
async function isolatedSettings(home: string, pageCache: "on" | "off"): Promise<Settings> {
  const port = await findFreePort()
  const backendPort = await findFreePort()
  return readSettings({
    PORTEKA_HOME: home,
    HOST: LOOPBACK,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    PUBLIC_URL: `http://${LOOPBACK}:${port}`,
    ADMIN_URL: `http://${LOOPBACK}:${backendPort}`,
    PAGE_CACHE: pageCache,
  })
}

/** The tests share one build with `npm start`: it must not get the tests' passing address. */
const personalAdminUrl = (env: NodeJS.ProcessEnv) => adminUrlOf(parseEnvironment(env))

/** A seeded database is made once and then copied for each run: every run begins with the same shop. */
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

export type IsolatedStack = Stack & { workUrl: string }

export type IsolatedOptions = { pageCache: "on" | "off" }

/** Prepares a stack for tests and benchmarks: built, seeded, with a fresh copy of the data; nothing runs yet. */
export async function prepareIsolatedStack(
  progress: Progress,
  options: IsolatedOptions,
): Promise<IsolatedStack> {
  const settings = await isolatedSettings(join(ROOT, ".porteka", "test"), options.pageCache)
  const stack = await prepareStack(settings, progress)
  const url = await progress.step("Starting the tests' database", () =>
    stack.openDatabase({ durable: false }),
  )
  const seededUrl = withDatabase(url, SEEDED)
  const buildSettings = { ...settings, adminUrl: personalAdminUrl(process.env) }
  await Promise.all([
    makeSeeded(settings, seededUrl, progress),
    buildWhenStale(STOREFRONT_BUILD, settings, progress).then(() =>
      buildWhenStale(BACKEND_BUILD, buildSettings, progress),
    ),
  ])
  const workUrl = withDatabase(url, WORK)
  await dropDatabase(workUrl)
  await copyDatabase(seededUrl, WORK)
  rmSync(settings.state.outbox, { recursive: true, force: true })
  mkdirSync(settings.state.outbox)
  rmSync(settings.state.cardSandboxFile, { force: true })
  return { ...stack, workUrl }
}

/** Another fresh copy of the data, for whoever must not touch that of the stack. @returns its address */
export async function copyOfShop({ workUrl }: IsolatedStack, name: string): Promise<string> {
  const url = withDatabase(workUrl, name)
  await dropDatabase(url)
  await copyDatabase(withDatabase(workUrl, SEEDED), name)
  return url
}

/** Starts back end and storefront of a prepared stack. */
export async function startIsolatedStack(stack: IsolatedStack, progress: Progress): Promise<void> {
  const programs = [
    ...cardSandboxPrograms(stack.settings),
    backendProgram(stack.settings, stack.workUrl),
    storefrontProgram(stack.settings, TEST_ENVIRONMENT),
  ]
  await progress.step("Opening the tests' shop", () => stack.startPrograms(programs))
}

/** What tests/fixtures/stack.ts reads. */
export function stackEnvironment({ settings, workUrl }: IsolatedStack): NodeJS.ProcessEnv {
  return {
    STACK_SHOP_URL: settings.publicUrl,
    STACK_BACKEND_URL: backendAddress(settings),
    STACK_DATABASE_URL: workUrl,
    STACK_SEEDED_DATABASE_URL: withDatabase(workUrl, SEEDED),
    STACK_PUBLISHABLE_KEY: settings.publishableKey,
    STACK_ADMIN_EMAIL: settings.adminEmail,
    STACK_ADMIN_PASSWORD: settings.adminPassword,
    STACK_OUTBOX_DIR: settings.state.outbox,
    STACK_CARD_SANDBOX_URL: cardSandboxAddress(settings),
    STACK_CARD_API_KEY: settings.card.apiKey,
    STACK_CARD_WEBHOOK_SECRET: settings.card.webhookSecret,
  }
}
