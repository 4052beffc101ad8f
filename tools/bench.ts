import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type Bench, benchContext, pinStack } from "./bench/context.ts"
import { formatReport } from "./bench/report.ts"
import { createProgress } from "./bootstrap/progress.mjs"
import { Trouble, tell } from "./bootstrap/trouble.mjs"
import { prepareIsolatedStack, startIsolatedStack } from "./checks/test-stack.ts"
import { killCommands } from "./command.ts"
import { ROOT } from "./house.ts"
import { buildPackages } from "./stack/builds.ts"
import { listenForStop } from "./stack/stop-signals.ts"

const FOLDER = join(ROOT, "bench")

const benchNames = () => readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, "bench.ts")))

function chooseNames(wanted: string[]): string[] {
  const known = benchNames()
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Trouble(`There is no bench ${unknown.join(", ")}. There are: ${known.join(", ")}.`)
  }
  return wanted.length > 0 ? wanted : known
}

async function loadBench(name: string): Promise<Bench> {
  const module = await import(pathToFileURL(join(FOLDER, name, "bench.ts")).href)
  return module.default
}

/** `npm run bench [-- name …]`: measures and compares. It fails only when it could not measure. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const names = chooseNames(args)
  await buildPackages(progress)
  const stack = await prepareIsolatedStack(progress, { pageCache: "on" })
  listenForStop({
    onStop: () => {
      killCommands()
      stack.stop().finally(() => process.exit(1))
    },
    onHurry: () => process.exit(1),
  })
  let failures = 0
  try {
    await startIsolatedStack(stack, progress)
    await pinStack(stack)
    for (const name of names) {
      try {
        const bench = await loadBench(name)
        progress.line(`\n${formatReport(bench.title, await bench.run(benchContext(stack, progress)))}\n`)
      } catch (error) {
        failures += 1
        progress.line(`\n${name} could not be measured.\n${tell(error)}\n`)
      }
    }
  } finally {
    await stack.stop()
  }
  return failures === 0 ? 0 : 1
}
