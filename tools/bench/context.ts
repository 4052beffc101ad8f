import type { Progress } from "../bootstrap/progress.mjs"
import { copyOfShop, HIGH_LIMITS, type TestShop } from "../checks/test-shop.ts"
import { findFreePort } from "../processes/ports.ts"
import { backendAddress } from "../stack/app-environment.ts"
import { findRunRecord } from "../stack/run-record.ts"
import { backendProgram, storefrontProgram } from "../stack/servers.ts"
import type { Stack } from "../stack/stack.ts"
import { medusaBackendProgram } from "./medusa-backend.ts"
import { pinServer } from "./pinning.ts"
import { processorSeconds, residentMegabytes } from "./processor-time.ts"
import type { BenchReport } from "./report.ts"

type Part = "the back end" | "the storefront" | "the embedded PostgreSQL" | "unmodified Medusa"

/** The input of a benchmark: a running, seeded shop in production mode. */
export type BenchContext = {
  progress: Progress
  shopUrl: string
  backendUrl: string
  publishableKey: string
  adminEmail: string
  adminPassword: string
  /**
   * Starts a second back end on a temporary copy of the shop's data.
   * @param prepare gets the copy's address before the back end starts
   * @param env variables beyond those of the settings
   */
  openBackend(
    name: string,
    prepare: (databaseUrl: string) => Promise<void>,
    env?: NodeJS.ProcessEnv,
  ): Promise<string>
  databaseUrl: string
  /** Starts a second storefront on the same back end, without the page cache. @returns its address */
  openUncachedShop(): Promise<string>
  /** Starts unmodified Medusa from that folder, on a database of its own with the same shop. */
  openMedusaBackend(folder: string, prepare: (databaseUrl: string) => Promise<unknown>): Promise<string>
  /** @returns seconds of CPU time that a part of the stack has used so far */
  processorSecondsOf(part: Part): Promise<number>
  /** @returns seconds of CPU time that everything the stack runs has used so far */
  processorSecondsOfAll(): Promise<number>
  /** @returns megabytes of memory that a part of the stack uses now */
  memoryOf(part: Part): Promise<number>
  /** Ends a part of the stack; its supervisor starts it again after a second. */
  restart(part: Part): Promise<void>
}

/** The default export of bench/<name>/bench.ts. */
export type Bench = { title: string; run(context: BenchContext): Promise<BenchReport> }

/** Pins everything the stack runs to the servers' core. */
export async function pinStack({ settings }: Stack): Promise<void> {
  const record = await findRunRecord(settings.state.runFile)
  for (const { pid } of record?.children ?? []) pinServer(pid)
}

export function benchContext(stack: Stack, shop: TestShop, progress: Progress): BenchContext {
  const { settings } = shop
  const pidOf = async (part: Part) => {
    const record = await findRunRecord(settings.state.runFile)
    // The last one with this name, because each benchmark starts its own unmodified Medusa.
    const child = record?.children.findLast(({ name }) => name === part)
    if (!child) throw new Error(`${part} does not run.`)
    return child.pid
  }
  return {
    progress,
    shopUrl: settings.publicUrl,
    backendUrl: backendAddress(settings),
    publishableKey: settings.publishableKey,
    adminEmail: settings.adminEmail,
    adminPassword: settings.adminPassword,
    databaseUrl: shop.databaseUrl,
    openMedusaBackend: async (folder, prepare) => {
      const databaseUrl = await copyOfShop(stack, "porteka_bench_stock")
      await prepare(databaseUrl)
      const program = medusaBackendProgram(settings, folder, databaseUrl, await findFreePort())
      await stack.startPrograms([program.program])
      await pinStack(stack)
      return program.url
    },
    processorSecondsOf: async (part) => processorSeconds(await pidOf(part)),
    processorSecondsOfAll: async () => {
      const record = await findRunRecord(settings.state.runFile)
      return (record?.children ?? []).reduce((sum, { pid }) => sum + processorSeconds(pid), 0)
    },
    memoryOf: async (part) => residentMegabytes(await pidOf(part)),
    restart: async (part) => {
      process.kill(await pidOf(part), "SIGTERM")
    },
    openUncachedShop: async () => {
      const port = await findFreePort()
      const publicUrl = `http://127.0.0.1:${port}`
      await stack.startPrograms([
        storefrontProgram({ ...settings, port, publicUrl, pageCache: "off" }, HIGH_LIMITS),
      ])
      await pinStack(stack)
      return publicUrl
    },
    openBackend: async (name, prepare, env = {}) => {
      const databaseUrl = await copyOfShop(stack, `porteka_bench_${name}`)
      await prepare(databaseUrl)
      const own = { ...settings, backendPort: await findFreePort() }
      await stack.startPrograms([backendProgram(own, databaseUrl, env)])
      await pinStack(stack)
      return backendAddress(own)
    },
  }
}
