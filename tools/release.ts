import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { createProgress } from "./bootstrap/progress.mjs"
import { UserError } from "./bootstrap/user-error.mjs"
import { makeRelease } from "./release/make-release.ts"
import { tryRelease } from "./release/try-release.ts"
import { buildAdmin, buildWhenStale, compileBackend, storefrontBuild } from "./stack/builds.ts"
import { exitOnStop } from "./stack/exit-on-stop.ts"
import { readPersonalSettings } from "./stack/settings.ts"

const USAGE =
  "`npm run release -- --to folder` builds both servers there; with --try it opens a new shop with them and looks at it."

/** @throws {UserError} without a folder, or with unknown options */
function readOptions(args: string[]): { to: string; try: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { to: { type: "string" }, try: { type: "boolean", default: false } },
    })
    if (values.to !== undefined) return { to: resolve(values.to), try: values.try }
  } catch {
    // An unknown option: reported below.
  }
  throw new UserError("Name the folder of the release.", USAGE)
}

/** `npm run release -- --to folder [--try]`: both servers for deployment, without development files. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const options = readOptions(args)
  const settings = await readPersonalSettings()
  if (!options.try) exitOnStop()
  await compileBackend(settings, progress)
  await buildWhenStale(storefrontBuild(settings), settings, progress)
  await buildAdmin(settings, progress)
  const release = await makeRelease(options.to, progress)
  if (options.try) await tryRelease(release, progress)
  progress.line(`The storefront: ${release.storefront}`)
  progress.line(`The back end:   ${release.backend}`)
  return 0
}
