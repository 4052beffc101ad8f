import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { UserError } from "../bootstrap/user-error.mjs"
import { findFreePort } from "../processes/ports.ts"
import { type Program, serverProgram } from "../processes/program.ts"
import { waitUntil } from "../processes/wait.ts"
import { runCommand } from "../programs/command.ts"
import { backendAddress, backendEnvironment, storefrontEnvironment } from "../stack/app-environment.ts"
import { commandError } from "../stack/builds.ts"
import { exitOnStop } from "../stack/exit-on-stop.ts"
import { readSettings, type Settings } from "../stack/settings.ts"
import { prepareStack } from "../stack/stack.ts"
import type { Release } from "./make-release.ts"
import { releaseCommands } from "./release-commands.ts"

const OPEN_FOLDER_MODE = 0o755
const READY_TIMEOUT_MS = 60_000

type Command = ReturnType<typeof releaseCommands>["migrate"]

async function run(
  title: string,
  command: Command,
  env: NodeJS.ProcessEnv,
  progress: Progress,
): Promise<void> {
  await progress.step(title, async () => {
    const { code, output } = await runCommand(command.file, command.args, { cwd: command.cwd, env })
    if (code !== 0) throw commandError(title, output)
  })
}

async function requireAnswer(url: string, wanted: number): Promise<void> {
  let found: number | undefined
  const answers = async () => {
    const response = await fetch(url, { redirect: "manual" })
    await response.body?.cancel()
    found = response.status
    return found === wanted
  }
  if (!(await waitUntil(answers, READY_TIMEOUT_MS)))
    throw new UserError(`${url} answers ${found}, not ${wanted}.`)
}

async function freshSettings(home: string): Promise<Settings> {
  const [port, backendPort] = [await findFreePort(), await findFreePort()]
  return readSettings({
    PORTEKA_HOME: home,
    HOST: "127.0.0.1",
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ADMIN: process.env.ADMIN,
  })
}

/**
 * Runs a release like a machine without the repository: new database, migrations, foundation, both servers, a
 * page.
 */
export async function tryRelease(release: Release, progress: Progress): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), "porteka-release-"))
  chmodSync(home, OPEN_FOLDER_MODE)
  const settings = await freshSettings(home)
  const stack = await prepareStack(settings, progress)
  exitOnStop(stack.stop)
  try {
    const databaseUrl = await stack.openDatabase({ durable: false })
    const commands = releaseCommands(release)
    const env = backendEnvironment(settings, databaseUrl)
    await run("Migrating a new database", commands.migrate, env, progress)
    await run("Laying the shop's foundation", commands.foundation, env, progress)
    const shop = settings.publicUrl
    const backend = backendAddress(settings)
    const server = (name: string, command: Command, env: NodeJS.ProcessEnv, readyUrl: string): Program =>
      serverProgram({ name, ...command, env, readyUrl, logFile: join(settings.state.logs, "release.log") })
    await progress.step("Opening the released shop", async () => {
      await stack.startPrograms([server("the back end", commands.backend, env, `${backend}/health`)])
      await stack.startPrograms([
        server("the storefront", commands.storefront, storefrontEnvironment(settings), `${shop}/livez`),
      ])
      await requireAnswer(`${backend}/ready`, 200)
      await requireAnswer(`${shop}/healthz`, 200)
      await requireAnswer(`${shop}/hu`, 200)
      await requireAnswer(`${shop}/en/cart`, 200)
    })
  } finally {
    await stack.stop()
    rmSync(home, { recursive: true, force: true })
  }
}
