import { join, relative } from "node:path"
import { createProgress } from "./bootstrap/progress.mjs"
import { UserError } from "./bootstrap/user-error.mjs"
import { requireChromium } from "./checks/chromium.ts"
import { shopsEnvironment } from "./checks/shop-of-worker.ts"
import { openShop } from "./checks/test-shop.ts"
import { prepareTestStack, withTestStack } from "./checks/test-stack.ts"
import { runCommand } from "./programs/command.ts"
import { ROOT } from "./programs/project-paths.ts"
import { buildPackages } from "./stack/builds.ts"

const SCRIPT = join(ROOT, "tests", "journeys", "screenshots.ts")
const FOLDER = join(ROOT, ".porteka", "screenshots")
const LAST_LINES = 20

/**
 * `npm run screenshots [-- part of a name …]`: screenshots of every page on every screen size, in both
 * languages and color modes, from a shop of its own, and an overview page with all of them.
 */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const chromium = await requireChromium()
  await buildPackages(progress)
  await withTestStack(progress, async (stack) => {
    await prepareTestStack(stack, progress)
    const { address } = await progress.step("Opening the shop", () => openShop(stack, "screenshots"))
    await progress.step("Taking pictures of the pages", async (report) => {
      const { code, output } = await runCommand(process.execPath, [SCRIPT, FOLDER, ...args], {
        cwd: ROOT,
        env: { ...shopsEnvironment([address]), CHROMIUM_PATH: chromium },
        onLine: report,
      })
      if (code !== 0) throw new UserError(output.split("\n").slice(-LAST_LINES).join("\n"))
    })
  })
  progress.line(`They stand in ${relative(process.cwd(), join(FOLDER, "index.html"))}.`)
  return 0
}
