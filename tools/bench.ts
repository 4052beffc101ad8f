import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type Bench, benchContext, pinStack } from "./bench/context.ts"
import { formatReport } from "./bench/report.ts"
import { createProgress } from "./bootstrap/progress.mjs"
import { errorText, UserError } from "./bootstrap/user-error.mjs"
import { HIGH_LIMITS, openShop } from "./checks/test-shop.ts"
import { prepareTestStack, withTestStack } from "./checks/test-stack.ts"
import { ROOT } from "./programs/project-paths.ts"
import { buildPackages } from "./stack/builds.ts"

const FOLDER = join(ROOT, "bench")

const benchNames = () => readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, "bench.ts")))

function chooseNames(wanted: string[]): string[] {
  const known = benchNames()
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new UserError(`There is no bench ${unknown.join(", ")}. There are: ${known.join(", ")}.`)
  }
  return wanted.length > 0 ? wanted : known
}

async function loadBench(name: string): Promise<Bench> {
  const module = await import(pathToFileURL(join(FOLDER, name, "bench.ts")).href)
  return module.default
}

/** `npm run bench [-- name …]`: measures and compares. Fails only if it could not measure. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const names = chooseNames(args)
  await buildPackages(progress)
  let failures = 0
  await withTestStack(progress, async (stack) => {
    await prepareTestStack(stack, progress)
    // Without access logs, as a shop is by default.
    const kind = { backend: { ACCESS_LOG: "off" }, storefront: HIGH_LIMITS }
    const shop = await progress.step("Opening the shop", () => openShop(stack, "bench", kind))
    await pinStack(stack)
    for (const name of names) {
      try {
        const bench = await loadBench(name)
        progress.line(
          `\n${formatReport(bench.title, await bench.run(benchContext(stack, shop, progress)))}\n`,
        )
      } catch (error) {
        failures += 1
        progress.line(`\n${name} could not be measured.\n${errorText(error)}\n`)
      }
    }
  })
  return failures === 0 ? 0 : 1
}
