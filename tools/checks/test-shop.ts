import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { copyDatabase, databaseOnServerOf, dropDatabase, requireDatabase } from "../postgres/connection.ts"
import { findFreePort } from "../processes/ports.ts"
import { redisAddress, redisProgram } from "../scale/redis.ts"
import { startScaledShop } from "../scale/scaled-shop.ts"
import { backendAddress, cardSandboxAddress } from "../stack/app-environment.ts"
import { buildWhenStale, storefrontBuild } from "../stack/builds.ts"
import { backendProgram, cardSandboxPrograms, storefrontProgram } from "../stack/servers.ts"
import { type Settings, withCardProvider } from "../stack/settings.ts"
import { migrate } from "../stack/shop-data.ts"
import type { Stack } from "../stack/stack.ts"
import type { CognitoStandIn } from "./cognito/cognito-shop.ts"
import type { ShopAddress } from "./shop-of-worker.ts"
import { bucketEnvironment, bucketProgram } from "./test-bucket.ts"
import { type TestContents, templateOf } from "./test-stack.ts"

/** Higher than in a real shop, because tests post faster than any shopper. */
export const HIGH_LIMITS = { POSTS_PER_MINUTE: "100000", READS_PER_MINUTE: "1000000" }

export const TEST_ENVIRONMENT = { ACCESS_LOG: "on", ...HIGH_LIMITS }

/** A bare IP address cannot have passkeys, so they are created and used under this name. */
const BACKEND_ENVIRONMENT = { ACCESS_LOG: "on", PASSKEY_ORIGIN: "http://localhost" }

/**
 * Addresses of stand-ins for carriers and Árukereső, which a test starts when it needs them
 * (tests/fixtures/carriers).
 */
const carriersEnvironment = ({ carriersPort }: ShopAddress) => ({
  FOXPOST_USERNAME: "test-shop",
  FOXPOST_PASSWORD: "test-password",
  FOXPOST_API_KEY: "test-key",
  FOXPOST_API_URL: `http://127.0.0.1:${carriersPort}/foxpost`,
  GLS_USERNAME: "test-shop@example.com",
  GLS_PASSWORD: "test-password",
  GLS_CLIENT_NUMBER: "100000001",
  GLS_API_URL: `http://127.0.0.1:${carriersPort}/gls`,
  ARUKERESO_URL: `http://127.0.0.1:${carriersPort}/arukereso`,
})

/**
 * A complete shop for tests and benchmarks. Its back end, storefront, card sandbox, data, outbox and logs are
 * its own, so that shops do not affect each other; database server, keys and pictures are shared.
 */
export type TestShop = {
  settings: Settings
  databaseUrl: string
  /** How a test reaches it. */
  address: ShopAddress
}

/** A fresh copy of the initial data. @returns its address */
export async function copyOfShop(stack: Stack, name: string, contents?: TestContents): Promise<string> {
  const url = databaseOnServerOf(stack.databaseUrl(), name)
  await dropDatabase(url)
  await copyDatabase(templateOf(stack, contents), name)
  return url
}

async function emptyDatabase(stack: Stack, name: string): Promise<string> {
  const url = databaseOnServerOf(stack.databaseUrl(), name)
  await dropDatabase(url)
  await requireDatabase(url)
  return url
}

/** @param name of its folder and database */
async function settingsOfShop({ settings }: Stack, name: string): Promise<Settings> {
  const folder = join(settings.state.folder, "shops", name)
  const port = await findFreePort()
  const backendPort = await findFreePort()
  return {
    ...settings,
    port,
    backendPort,
    metricsPort: await findFreePort(),
    backendMetricsPort: await findFreePort(),
    publicUrl: `http://${settings.host}:${port}`,
    adminUrl: `http://${settings.backendHost}:${backendPort}`,
    generated: { ...settings.generated, cardSandboxPort: await findFreePort() },
    state: {
      ...settings.state,
      outbox: join(folder, "outbox"),
      logs: join(folder, "logs"),
      cardSandboxFile: join(folder, "card-sandbox.jsonl"),
      pages: join(folder, "pages"),
    },
  }
}

/** What distinguishes one shop of the tests from the others. */
type ShopKind = {
  contents?: TestContents
  pseudoLanguage?: boolean
  /** The name of its database; default: the shop's. */
  database?: string
  /** Whether the database is left without tables; opening the shop creates them. */
  isUnmade?: boolean
  /** Its identity provider. */
  userPool?: CognitoStandIn
  /** Its card provider's stand-in. */
  cardProvider?: string
  /** The back end's variables beyond those of the tests. */
  backend?: NodeJS.ProcessEnv
  /** The storefront's variables. */
  storefront?: NodeJS.ProcessEnv
}

/** A shop with fresh data whose servers are not started. */
export async function makeShop(
  stack: Stack,
  name: string,
  {
    contents,
    pseudoLanguage = false,
    database = `porteka_shop_${name}`,
    isUnmade = false,
    cardProvider = "stripe",
  }: ShopKind = {},
): Promise<TestShop> {
  const settings = withCardProvider({ ...(await settingsOfShop(stack, name)), pseudoLanguage }, cardProvider)
  const { metricsPort, backendMetricsPort } = settings
  const { outbox, logs, pages, cardSandboxFile } = settings.state
  for (const path of [outbox, pages, cardSandboxFile]) rmSync(path, { recursive: true, force: true })
  for (const folder of [outbox, logs]) mkdirSync(folder, { recursive: true })
  const databaseUrl = isUnmade
    ? await emptyDatabase(stack, database)
    : await copyOfShop(stack, database, contents)
  const address = {
    shopUrl: settings.publicUrl,
    backendUrl: backendAddress(settings),
    databaseUrl,
    seededDatabaseUrl: templateOf(stack, contents),
    publishableKey: settings.publishableKey,
    adminEmail: settings.adminEmail,
    adminPassword: settings.adminPassword,
    outboxFolder: outbox,
    logsFolder: logs,
    runFile: settings.state.runFile,
    metricsUrls: [metricsPort, backendMetricsPort].map((port) => `http://127.0.0.1:${port}/metrics`),
    cardSandboxUrl: cardSandboxAddress(settings),
    cardApiKey: settings.card.apiKey,
    cardWebhookSecret: settings.card.webhookSecret,
    cardProvider,
    carriersPort: await findFreePort(),
    hasWorker: false,
  }
  return { settings, databaseUrl, address }
}

export type OpenShop = TestShop & { close(): Promise<void> }

/** Creates a shop and starts it. */
export async function openShop(stack: Stack, name: string, kind: ShopKind = {}): Promise<OpenShop> {
  const shop = await makeShop(stack, name, kind)
  const close = await stack.startPrograms([
    ...cardSandboxPrograms(shop.settings),
    ...(kind.userPool ? [kind.userPool.program(shop.settings)] : []),
    backendProgram(shop.settings, shop.databaseUrl, {
      ...BACKEND_ENVIRONMENT,
      ...carriersEnvironment(shop.address),
      ...kind.userPool?.environment,
      ...kind.backend,
    }),
    storefrontProgram(shop.settings, kind.storefront ?? TEST_ENVIRONMENT),
  ])
  return { ...shop, close }
}

/**
 * Starts a shop with several storefronts and back ends behind one address each, with its files in a bucket. Its database was
 * made without Redis, as that of a shop that has grown.
 */
export async function openScaledShop(stack: Stack, name: string, progress: Progress): Promise<OpenShop> {
  const shop = await makeShop(stack, name)
  const bucketPort = await findFreePort()
  const redisPort = await findFreePort()
  const settings = { ...shop.settings, redisUrl: redisAddress(redisPort) }
  const closeServices = await stack.startPrograms([
    bucketProgram(settings, bucketPort),
    await redisProgram(settings, redisPort),
  ])
  await migrate(settings, shop.databaseUrl, progress)
  const closeShop = await startScaledShop(stack, settings, shop.databaseUrl, {
    backend: {
      ...BACKEND_ENVIRONMENT,
      ...carriersEnvironment(shop.address),
      ...bucketEnvironment(bucketPort),
      // Each server has its own folders, so that files are shared only through the bucket.
      PICTURES_DIR: join(shop.settings.state.logs, "no-pictures"),
      UPLOADS_DIR: join(shop.settings.state.logs, "no-uploads"),
    },
    storefront: TEST_ENVIRONMENT,
  })
  const close = async () => {
    await closeShop()
    await closeServices()
  }
  return { ...shop, address: { ...shop.address, hasWorker: true }, close }
}

/** Opens several at once. */
export async function openShops(stack: Stack, count: number, progress: Progress): Promise<OpenShop[]> {
  if (count === 0) return []
  const names = Array.from({ length: count }, (_, index) => String(index + 1))
  const title = count === 1 ? "Opening the tests' shop" : `Opening ${count} shops for the tests`
  return progress.step(title, () => Promise.all(names.map((name) => openShop(stack, name))))
}

/** A shop with one more language than the others: see packages/shop/src/languages/pseudo. */
export async function openPseudoShop(stack: Stack, progress: Progress): Promise<OpenShop> {
  const settings = { ...stack.settings, pseudoLanguage: true }
  await buildWhenStale(storefrontBuild(settings), settings, progress)
  return progress.step("Opening the shop with the pseudo-language", () =>
    openShop(stack, "pseudo", { pseudoLanguage: true }),
  )
}
