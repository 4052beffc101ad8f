import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { ROOT } from "./programs/project-paths.ts"
import { refuseArguments } from "./refuse-arguments.ts"
import { problemsOf } from "./sdk-package/check-sdk-package.ts"
import { packSdk, stageSdk } from "./sdk-package/stage-sdk.ts"
import { compilePackages } from "./stack/packages.ts"

/** `npm run pack:sdk`: the commerce client as a tarball, to be published or installed from the file. */
export async function main(args: string[]): Promise<number> {
  refuseArguments(args)
  const { failed, output } = await compilePackages()
  if (failed > 0) throw new Error(output)
  const folder = join(ROOT, ".porteka", "sdk")
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await stageSdk(folder)
  const tarball = await packSdk(folder)
  const problems = await problemsOf(tarball)
  console.log([tarball, ...problems].join("\n"))
  return problems.length === 0 ? 0 : 1
}
