import { globSync } from "node:fs"
import { createProgress, formatSeconds, type Progress } from "./bootstrap/progress.mjs"
import { requireChromium } from "./checks/chromium.ts"
import { runFaults } from "./checks/fault-suite.ts"
import { formatCounts, type StageResult, sum } from "./checks/results.ts"
import { parseSelection, type Selection } from "./checks/selection.ts"
import { shopsEnvironment } from "./checks/shop-of-worker.ts"
import { runStage, runStages, type Stage } from "./checks/stage.ts"
import { PACKAGES_STAGE, STATIC_STAGES } from "./checks/static-checks.ts"
import { runPlaywright, runVitest } from "./checks/test-programs.ts"
import { type OpenShop, openShops } from "./checks/test-shop.ts"
import { prepareTestStack, withTestStack } from "./checks/test-stack.ts"
import { UNIT_STAGE } from "./checks/unit-tests.ts"
import { ROOT } from "./house.ts"
import { exitOnStop } from "./stack/exit-on-stop.ts"
import type { Stack } from "./stack/stack.ts"

/**
 * Shops that are open at a time, each with one worker that runs tests in it: whatever a file does to the goods, the
 * stock or the clock's jobs, no other file sees it meanwhile. More than two cores can feed makes nothing faster.
 */
const MOST_SHOPS = 3

/** A browser keeps a core busy, so more of them only make each other late. */
const BROWSERS = 2

/** One for each file of HTTP tests that will run, up to the most; journeys of one file run side by side as well. */
function countShops({ has, filters }: Selection): number {
  if (!has("http")) return has("journeys") ? BROWSERS : 0
  const files = globSync("tests/http/**/*.test.ts", { cwd: ROOT })
  const chosen = files.filter((file) => filters.length === 0 || filters.some((part) => file.includes(part)))
  return Math.min(MOST_SHOPS, Math.max(has("journeys") ? BROWSERS : 1, chosen.length))
}

/** The stages in the open shops. */
async function runShopStages(shops: OpenShop[], selection: Selection, progress: Progress) {
  const { filters } = selection
  const run = { filters, env: shopsEnvironment(shops.map(({ address }) => address)), workers: shops.length }
  const http: Stage = { name: "HTTP tests", run: (report) => runVitest(["http"], { ...run, report }) }
  const journeys: Stage = {
    name: "Browser journeys",
    run: (report) => runPlaywright({ ...run, report, workers: BROWSERS }),
  }
  const stages = [...(selection.has("http") ? [http] : []), ...(selection.has("journeys") ? [journeys] : [])]
  return runStages(stages, progress)
}

/** Types, lint and unit tests: nothing runs for them. */
function runQuickStages(selection: Selection, progress: Progress) {
  const unit = { name: UNIT_STAGE.name, run: () => UNIT_STAGE.run(selection.filters) }
  const stages = [...(selection.has("static") ? STATIC_STAGES : []), ...(selection.has("unit") ? [unit] : [])]
  return runStages(stages, progress)
}

/** What the tests run against, made ready: built, filled, and as many shops open as are needed. */
const shopsStage = (stack: Stack, selection: Selection, shops: OpenShop[], progress: Progress): Stage => ({
  name: "Shops for the tests",
  run: async () => {
    await prepareTestStack(stack, progress)
    shops.push(...(await openShops(stack, countShops(selection), progress)))
    return { passed: 1, failed: 0, output: "" }
  },
})

/** The suite that kills what it runs against comes last, when all shops are closed. */
async function runFaultStage(stack: Stack, shops: OpenShop[], selection: Selection, progress: Progress) {
  await Promise.all(shops.map((shop) => shop.close()))
  return runStage({ name: "Faults", run: () => runFaults(stack, selection) }, progress)
}

/** @param stack only when something needs a shop; it is prepared beside the quick stages: one core each */
async function runEverything(selection: Selection, progress: Progress, stack?: Stack) {
  const compiled = await runStage(PACKAGES_STAGE, progress)
  if (compiled.failed > 0) return [compiled]
  // Before the unit tests: some of them pay in a browser, and without one they would be left out.
  if (selection.has("journeys"))
    process.env.CHROMIUM_PATH = await progress.step("Looking for Chromium", requireChromium)
  const shops: OpenShop[] = []
  const [quick, opened] = await Promise.all([
    runQuickStages(selection, progress),
    runStages(stack ? [shopsStage(stack, selection, shops, progress)] : [], progress),
  ])
  const results = [compiled, ...quick, ...opened]
  if (!stack || sum(opened).failed > 0) return results
  results.push(...(await runShopStages(shops, selection, progress)))
  if (selection.has("faults")) results.push(await runFaultStage(stack, shops, selection, progress))
  return results
}

function runSelection(selection: Selection, progress: Progress): Promise<StageResult[]> {
  const needsStack = selection.has("http") || selection.has("journeys") || selection.has("faults")
  if (needsStack) return withTestStack(progress, (stack) => runEverything(selection, progress, stack))
  exitOnStop()
  return runEverything(selection, progress)
}

/**
 * `npm test`: everything there is. `npm test -- http cart` runs one kind (static, unit, http, journeys, faults),
 * there only the files whose name has "cart". `npm test -- faults --long` kills twenty times.
 */
export async function main(args: string[]): Promise<number> {
  const startedAt = Date.now()
  const progress = createProgress()
  const total = sum(await runSelection(parseSelection(args), progress))
  progress.line(`All of it took ${formatSeconds(Date.now() - startedAt)}.`)
  progress.line(formatCounts(total))
  return total.failed === 0 ? 0 : 1
}
