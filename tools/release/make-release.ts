import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs"
import { join, relative } from "node:path"
import type { Progress } from "../bootstrap/progress.mjs"
import { UserError } from "../bootstrap/user-error.mjs"
import { runCommand } from "../programs/command.ts"
import { BACKEND, PACKAGES, ROOT, STOREFRONT } from "../programs/project-paths.ts"
import { commandError } from "../stack/builds.ts"
import { packageFolders } from "../stack/packages.ts"

/** Two self-contained folders; each can be copied to any number of machines of its kind. */
export type Release = { storefront: string; backend: string }

const MANIFESTS = ["package.json", "package-lock.json"]
/** Not `npm ci`, for the reason given in tools/bootstrap/install.mjs; the lock file is not changed. */
const INSTALL = ["install", "--no-save", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"]

/**
 * Packages required by both a development dependency and an optional peer (TypeScript, Vite) are marked
 * `devOptional` in the lock file, so npm would install them.
 */
const WITHOUT_OPTIONAL = "--omit=optional"

/** Links inside a build would point back to where it was made. */
const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, dereference: true })

/** The compiled packages with their manifests, which both parts import. */
function copyPackages(folder: string): string[] {
  for (const name of MANIFESTS) copy(join(ROOT, name), join(folder, name))
  // npm requires every workspace of the lock file.
  for (const workspace of [STOREFRONT, ...readdirSync(PACKAGES).map((name) => join(PACKAGES, name))])
    copy(join(workspace, "package.json"), join(folder, relative(ROOT, workspace), "package.json"))
  for (const name of packageFolders()) {
    for (const part of ["dist", "fonts", "texts"]) {
      const source = join(ROOT, name, part)
      if (existsSync(source)) copy(source, join(folder, name, part))
    }
  }
  return packageFolders()
}

async function install(folder: string, extra: string[] = []): Promise<void> {
  const { code, output } = await runCommand("npm", [...INSTALL, ...extra], { cwd: folder })
  if (code !== 0) throw commandError(`npm install in ${folder}`, output)
}

async function releaseStorefront(folder: string): Promise<void> {
  copyPackages(folder)
  copy(join(STOREFRONT, "build"), join(folder, "apps", "storefront", "build"))
  await install(folder, ["--workspace=apps/storefront", WITHOUT_OPTIONAL])
}

async function releaseBackend(folder: string): Promise<void> {
  const packages = copyPackages(folder)
  const app = join(folder, "apps", "backend")
  for (const name of MANIFESTS) copy(join(BACKEND, name), join(app, name))
  copy(join(BACKEND, ".medusa", "server"), join(app, ".medusa", "server"))
  await install(folder, [...packages.map((name) => `--workspace=${name}`), WITHOUT_OPTIONAL])
  await install(app)
}

/**
 * Puts the build in a folder, with production dependencies only.
 * @throws {UserError} if the folder is not empty
 */
export async function makeRelease(folder: string, progress: Progress): Promise<Release> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError(
      `${folder} is not empty.`,
      "A release never mixes with an older one: name a new folder.",
    )
  const release = { storefront: join(folder, "storefront"), backend: join(folder, "backend") }
  for (const part of Object.values(release)) mkdirSync(part, { recursive: true })
  await progress.step("Laying out the storefront", () => releaseStorefront(release.storefront))
  await progress.step("Laying out the back end", () => releaseBackend(release.backend))
  return release
}
