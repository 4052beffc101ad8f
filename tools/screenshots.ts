import { join, relative } from "node:path"
import { createProgress } from "./bootstrap/progress.mjs"
import { Trouble } from "./bootstrap/trouble.mjs"
import { requireChromium } from "./checks/chromium.ts"
import { prepareIsolatedStack, stackEnvironment, startIsolatedStack } from "./checks/test-stack.ts"
import { killCommands, runCommand } from "./command.ts"
import { ROOT } from "./house.ts"
import { buildPackages } from "./stack/builds.ts"
import { listenForStop } from "./stack/stop-signals.ts"

const SCRIPT = join(ROOT, "tests", "journeys", "screenshots.ts")
const FOLDER = join(ROOT, ".porteka", "screenshots")
const LAST_LINES = 20

/**
 * `npm run screenshots [-- part of a name …]`: every page on every screen, in both languages and colour modes,
 * taken in a shop of its own, and one page that shows them side by side.
 */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const chromium = await requireChromium()
  await buildPackages(progress)
  const stack = await prepareIsolatedStack(progress, { pageCache: "on" })
  listenForStop({
    onStop: () => {
      killCommands()
      stack.stop().finally(() => process.exit(1))
    },
    onHurry: () => process.exit(1),
  })
  try {
    await startIsolatedStack(stack, progress)
    await progress.step("Taking pictures of the pages", async (report) => {
      const env = { ...process.env, ...stackEnvironment(stack), CHROMIUM_PATH: chromium }
      const { code, output } = await runCommand(process.execPath, [SCRIPT, FOLDER, ...args], {
        cwd: ROOT,
        env,
        onLine: report,
      })
      if (code !== 0) throw new Trouble(output.split("\n").slice(-LAST_LINES).join("\n"))
    })
  } finally {
    await stack.stop()
  }
  progress.line(`They stand in ${relative(process.cwd(), join(FOLDER, "index.html"))}.`)
  return 0
}
