import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { DISK_FULL, isFullDiskText, UserError } from "../bootstrap/user-error.mjs"
import { lastLines } from "../processes/log-lines.ts"
import { runCommand } from "../programs/command.ts"
import { BACKEND, BACKEND_TSC, MEDUSA, REACT_ROUTER, ROOT, STOREFRONT } from "../programs/project-paths.ts"
import { backendEnvironment, storefrontEnvironment, storefrontFolder } from "./app-environment.ts"
import { compilePackages } from "./packages.ts"
import type { Settings } from "./settings.ts"
import { hashSources } from "./source-hash.ts"

const STAMP = ".built-from"
const TAIL_LINES = 30

type Build = {
  title: string
  sources: string[]
  /** Contains the result and the stamp, so deleting the result deletes the stamp. */
  output: string
  file: string
  args: string[]
  cwd: string
  env(settings: Settings): NodeJS.ProcessEnv
  /** Files of its folder that belong to the result. */
  copied?: readonly string[]
}

/**
 * Builds the same as `medusa build` without its type check, which takes most of a minute and is part of `npm
 * test`.
 */
export const BACKEND_BUILD: Build = {
  title: "Compiling the back end",
  sources: ["apps/backend", "packages"],
  output: join(BACKEND, ".medusa", "server"),
  file: BACKEND_TSC,
  args: ["--project", "tsconfig.build.json"],
  cwd: BACKEND,
  env: () => ({}),
  copied: ["package.json", "package-lock.json"],
}

/** Separate from the back end, because it takes much longer and changes rarely. */
export const ADMIN_BUILD: Build = {
  title: "Building the admin",
  sources: [
    "apps/backend/medusa-config.ts",
    "apps/backend/package-lock.json",
    "apps/backend/src/admin",
    "apps/backend/src/medusa-patches",
    // What the admin's pages import from outside of their folder.
    "apps/backend/src/records",
    "apps/backend/src/staff-language",
    "apps/backend/src/modules/catalogue",
    "apps/backend/src/modules/content",
    "apps/backend/src/modules/shop-settings",
    "apps/backend/src/domains/products",
    "apps/backend/src/domains/promotions",
    "packages",
    // The version of Vite.
    "apps/storefront/package.json",
    "tools/stack/newer-vite.mjs",
  ],
  output: join(BACKEND, ".medusa", "admin"),
  file: process.execPath,
  args: [`--import=${new URL("newer-vite.mjs", import.meta.url).href}`, MEDUSA, "build", "--admin-only"],
  cwd: BACKEND,
  env: (settings) => backendEnvironment(settings),
}

/** Where the back end serves the admin from. */
const SERVED_ADMIN = join(BACKEND_BUILD.output, "public", "admin")

/** With the pseudo-language it is built separately, so that the two builds do not interfere. */
export function storefrontBuild({ pseudoLanguage }: Settings): Build {
  const output = storefrontFolder(pseudoLanguage)
  return {
    title: pseudoLanguage ? "Building the storefront with the pseudo-language" : "Building the storefront",
    sources: ["apps/storefront", "packages", "package-lock.json"],
    output,
    file: REACT_ROUTER,
    args: ["build"],
    cwd: STOREFRONT,
    env: (settings) => ({ ...storefrontEnvironment(settings), BUILD_DIRECTORY: output }),
  }
}

/** The last output of a failed program, in a sentence. */
export function commandError(what: string, output: string): UserError {
  if (isFullDiskText(output)) return DISK_FULL
  return new UserError(`${what} failed:\n${lastLines(output, TAIL_LINES)}`)
}

export async function buildPackages(progress: Progress): Promise<void> {
  const { failed, output } = await progress.step("Compiling the packages", compilePackages)
  if (failed > 0) throw commandError("Compiling the packages", output)
}

const findStampIn = (folder: string) => {
  const stamp = join(folder, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined
}

/** Builds if the sources have changed since the last build. */
export async function buildWhenStale(build: Build, settings: Settings, progress: Progress): Promise<void> {
  const stamp = join(build.output, STAMP)
  const madeFrom = hashSources(ROOT, build.sources)
  if (findStampIn(build.output) === madeFrom) return
  rmSync(build.output, { recursive: true, force: true })
  await progress.step(build.title, async () => {
    const { code, output } = await runCommand(build.file, build.args, {
      cwd: build.cwd,
      env: build.env(settings),
    })
    if (code !== 0 || !existsSync(build.output)) throw commandError(build.title, output)
    for (const name of build.copied ?? []) cpSync(join(build.cwd, name), join(build.output, name))
  })
  writeFileSync(stamp, madeFrom)
}

/** Compiles packages and back end if they changed. Filling a database and running the shop need both. */
export async function compileBackend(settings: Settings, progress: Progress): Promise<void> {
  await buildPackages(progress)
  await buildWhenStale(BACKEND_BUILD, settings, progress)
}

/** Builds the admin, if it changed, and copies it to where the compiled back end serves it. */
export async function buildAdmin(settings: Settings, progress: Progress): Promise<void> {
  if (settings.admin === "off") return
  await buildWhenStale(ADMIN_BUILD, settings, progress)
  if (findStampIn(SERVED_ADMIN) === findStampIn(ADMIN_BUILD.output)) return
  rmSync(SERVED_ADMIN, { recursive: true, force: true })
  cpSync(ADMIN_BUILD.output, SERVED_ADMIN, { recursive: true })
}
