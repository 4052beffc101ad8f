import { createProgress, type Progress } from "./bootstrap/progress.mjs"
import { killCommands } from "./programs/command.ts"
import { buildAdmin, buildWhenStale, compileBackend, storefrontBuild } from "./stack/builds.ts"
import { keepOpen } from "./stack/keep-open.ts"
import { backendProgram, cardSandboxPrograms, storefrontProgram } from "./stack/servers.ts"
import { readPersonalSettings, type Settings } from "./stack/settings.ts"
import { migrate, seedOnce } from "./stack/shop-data.ts"
import { prepareStack, type Stack } from "./stack/stack.ts"
import { welcome } from "./stack/welcome.ts"

const EMBEDDED_LIMITS =
  "This shop's database is the embedded PostgreSQL: good for a small shop on one machine, without replica and with late security updates. docs/operations.md says how to take a server."

/** Starts the servers of a shop on one machine: one of each kind. */
const startServers = (stack: Stack) =>
  stack.startPrograms([
    ...cardSandboxPrograms(stack.settings),
    backendProgram(stack.settings, stack.databaseUrl()),
    storefrontProgram(stack.settings),
  ])

/**
 * Everything from an empty state folder to a running shop. Each step is skipped if it is done already.
 * @param startAll starts the servers; default: one of each kind
 */
export async function openShop(
  stack: Stack,
  progress: Progress,
  startAll: (stack: Stack) => Promise<unknown> = startServers,
): Promise<void> {
  const { settings } = stack
  if (settings.databaseUrl === undefined && settings.publicUrl.startsWith("https:"))
    progress.line(EMBEDDED_LIMITS)
  await progress.step("Starting the database", () => stack.openDatabase({ durable: true }))
  await compileBackend(settings, progress)
  await Promise.all([fillDatabase(settings, stack.databaseUrl(), progress), buildApps(settings, progress)])
  await progress.step("Opening the shop", () => startAll(stack))
}

async function fillDatabase(settings: Settings, databaseUrl: string, progress: Progress) {
  await migrate(settings, databaseUrl, progress)
  await seedOnce(settings, databaseUrl, progress)
}

async function buildApps(settings: Settings, progress: Progress) {
  await buildWhenStale(storefrontBuild(settings), settings, progress)
  await buildAdmin(settings, progress)
}

/** `npm start`: runs the shop until it is stopped. `-- --empty`: a new one without products. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const stack = await prepareStack(await readPersonalSettings(args), progress)
  return keepOpen(stack, progress, {
    open: () => openShop(stack, progress),
    welcome: () => welcome(stack.settings),
    abandon: killCommands,
  })
}
