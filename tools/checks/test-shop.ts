import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { copyDatabase, databaseOnServerOf, dropDatabase } from "../postgres/connection.ts"
import { findFreePort } from "../processes/ports.ts"
import { backendAddress, cardSandboxAddress } from "../stack/app-environment.ts"
import { backendProgram, cardSandboxPrograms, storefrontProgram } from "../stack/servers.ts"
import type { Settings } from "../stack/settings.ts"
import type { Stack } from "../stack/stack.ts"
import type { ShopAddress } from "./shop-of-worker.ts"
import { seededDatabaseOf } from "./test-stack.ts"

/** The tests' own limits: they post faster than any shopper. */
const TEST_ENVIRONMENT = { POSTS_PER_MINUTE: "100000" }

/**
 * One whole shop for tests and benchmarks. Its back end, storefront, card sandbox, data, outbox and logs are its own,
 * so that what happens in one shop is never seen in another; database server, keys and pictures are the stack's.
 */
export type TestShop = {
  settings: Settings
  databaseUrl: string
  /** How a test reaches it. */
  address: ShopAddress
}

/** A fresh copy of the seeded data. @returns its address */
export async function copyOfShop(stack: Stack, name: string): Promise<string> {
  const url = databaseOnServerOf(stack.databaseUrl(), name)
  await dropDatabase(url)
  await copyDatabase(seededDatabaseOf(stack), name)
  return url
}

/** @param name tells the shops of one stack apart: its folder and its database are called so */
async function settingsOfShop({ settings }: Stack, name: string): Promise<Settings> {
  const folder = join(settings.state.folder, "shops", name)
  const port = await findFreePort()
  const backendPort = await findFreePort()
  return {
    ...settings,
    port,
    backendPort,
    publicUrl: `http://${settings.host}:${port}`,
    adminUrl: `http://${settings.backendHost}:${backendPort}`,
    generated: { ...settings.generated, cardSandboxPort: await findFreePort() },
    state: {
      ...settings.state,
      outbox: join(folder, "outbox"),
      logs: join(folder, "logs"),
      cardSandboxFile: join(folder, "card-sandbox.jsonl"),
    },
  }
}

/** A shop with fresh data in which nothing runs yet. */
export async function makeShop(stack: Stack, name: string): Promise<TestShop> {
  const settings = await settingsOfShop(stack, name)
  const { outbox, logs, cardSandboxFile } = settings.state
  for (const path of [outbox, cardSandboxFile]) rmSync(path, { recursive: true, force: true })
  for (const folder of [outbox, logs]) mkdirSync(folder, { recursive: true })
  const databaseUrl = await copyOfShop(stack, `porteka_shop_${name}`)
  const address = {
    shopUrl: settings.publicUrl,
    backendUrl: backendAddress(settings),
    databaseUrl,
    seededDatabaseUrl: seededDatabaseOf(stack),
    publishableKey: settings.publishableKey,
    adminEmail: settings.adminEmail,
    adminPassword: settings.adminPassword,
    outboxFolder: outbox,
    cardSandboxUrl: cardSandboxAddress(settings),
    cardApiKey: settings.card.apiKey,
    cardWebhookSecret: settings.card.webhookSecret,
  }
  return { settings, databaseUrl, address }
}

export type OpenShop = TestShop & { close(): Promise<void> }

/** Makes a shop and opens it. */
export async function openShop(stack: Stack, name: string): Promise<OpenShop> {
  const shop = await makeShop(stack, name)
  const close = await stack.startPrograms([
    ...cardSandboxPrograms(shop.settings),
    backendProgram(shop.settings, shop.databaseUrl),
    storefrontProgram(shop.settings, TEST_ENVIRONMENT),
  ])
  return { ...shop, close }
}

/** Opens several at once. */
export async function openShops(stack: Stack, count: number, progress: Progress): Promise<OpenShop[]> {
  if (count === 0) return []
  const names = Array.from({ length: count }, (_, index) => String(index + 1))
  const title = count === 1 ? "Opening the tests' shop" : `Opening ${count} shops for the tests`
  return progress.step(title, () => Promise.all(names.map((name) => openShop(stack, name))))
}
