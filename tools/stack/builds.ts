import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { DISK_FULL, speaksOfFullDisk, Trouble } from "../bootstrap/trouble.mjs"
import { runCommand } from "../command.ts"
import { BACKEND, MEDUSA, REACT_ROUTER, ROOT, STOREFRONT } from "../house.ts"
import { lastLines } from "../processes/log-lines.ts"
import { backendEnvironment, storefrontEnvironment } from "./app-environment.ts"
import { compilePackages } from "./packages.ts"
import type { Settings } from "./settings.ts"
import { hashSources } from "./source-hash.ts"

const STAMP = ".built-from"
const TAIL_LINES = 30

type Build = {
  title: string
  sources: string[]
  /** Holds the result; the stamp lies in it, so it is gone when the result is. */
  output: string
  file: string
  args: string[]
  cwd: string
  env(settings: Settings): NodeJS.ProcessEnv
  /** A setting that is compiled into the result. */
  compiledIn(settings: Settings): string
}

export const BACKEND_BUILD: Build = {
  title: "Building the back end and its admin",
  sources: ["apps/backend", "packages"],
  output: join(BACKEND, ".medusa", "server"),
  file: MEDUSA,
  args: ["build"],
  cwd: BACKEND,
  env: (settings) => backendEnvironment(settings),
  // Medusa writes its own address into the admin's scripts.
  compiledIn: ({ adminUrl }) => adminUrl,
}

export const STOREFRONT_BUILD: Build = {
  title: "Building the storefront",
  sources: ["apps/storefront", "packages", "package-lock.json"],
  output: join(STOREFRONT, "build"),
  file: REACT_ROUTER,
  args: ["build"],
  cwd: STOREFRONT,
  env: (settings) => storefrontEnvironment(settings),
  compiledIn: () => "",
}

/** A failed program's own last words, in a sentence. */
export function troubleOfCommand(what: string, output: string): Trouble {
  if (speaksOfFullDisk(output)) return DISK_FULL
  return new Trouble(`${what} failed:\n${lastLines(output, TAIL_LINES)}`)
}

export async function buildPackages(progress: Progress): Promise<void> {
  const { failed, output } = await progress.step("Compiling the packages", compilePackages)
  if (failed > 0) throw troubleOfCommand("Compiling the packages", output)
}

/** Builds when the sources or a compiled-in setting are not those of the last build. */
export async function buildWhenStale(build: Build, settings: Settings, progress: Progress): Promise<void> {
  const stamp = join(build.output, STAMP)
  const madeFrom = `${hashSources(ROOT, build.sources)} ${build.compiledIn(settings)}`
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === madeFrom) return
  rmSync(stamp, { force: true })
  await progress.step(build.title, async () => {
    const { code, output } = await runCommand(build.file, build.args, {
      cwd: build.cwd,
      env: build.env(settings),
    })
    if (code !== 0 || !existsSync(build.output)) throw troubleOfCommand(build.title, output)
  })
  writeFileSync(stamp, madeFrom)
}
