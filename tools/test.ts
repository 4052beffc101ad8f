import { globSync } from "node:fs"
import { createProgress, formatSeconds, type Progress } from "./bootstrap/progress.mjs"
import { requireChromium, requireWholeChromium } from "./checks/chromium.ts"
import { runContainers } from "./checks/container-suite.ts"
import { formatCounts, nameFailures, type StageResult, sum } from "./checks/results.ts"
import {
  asksForHelp,
  helpText,
  needsShop,
  parseSelection,
  type Selection,
  seedOf,
} from "./checks/selection.ts"
import { pseudoShopEnvironment, shopsEnvironment } from "./checks/shop-of-worker.ts"
import { stagesOfOneShop } from "./checks/special-shops.ts"
import { runSideBySide, runStage, runStages, type Stage } from "./checks/stage.ts"
import { PACKAGES_STAGE, STATIC_STAGES } from "./checks/static-checks.ts"
import { NODE_FLAGS_OF_TESTS } from "./checks/test-flags.ts"
import { BROWSERS, runPlaywright, runVitest } from "./checks/test-programs.ts"
import { type OpenShop, openPseudoShop, openShop, openShops } from "./checks/test-shop.ts"
import { prepareTestStack, withTestStack } from "./checks/test-stack.ts"
import { UNIT_STAGE } from "./checks/unit-tests.ts"
import { requireWebKit } from "./checks/webkit.ts"
import { ROOT } from "./programs/project-paths.ts"
import { exitOnStop } from "./stack/exit-on-stop.ts"
import { DEMO_CONTENTS, NO_CONTENTS } from "./stack/settings.ts"
import type { Stack } from "./stack/stack.ts"

/**
 * Number of shops open at the same time. Each belongs to one test worker, so files that run in parallel do not
 * see each other's changes. Three keep two cores busy; more would not be faster.
 */
const MOST_SHOPS = 3

/** One for each file of HTTP tests that will run, within the limit; journeys of one file run side by side, too. */
function countShops({ has, filters }: Selection): number {
  if (!has("http")) return has("journeys") ? BROWSERS : 0
  const files = globSync("tests/http/**/*.test.ts", { cwd: ROOT })
  const chosen = files.filter((file) => filters.length === 0 || filters.some((part) => file.includes(part)))
  return Math.min(MOST_SHOPS, Math.max(has("journeys") ? BROWSERS : 1, chosen.length))
}

const PSEUDO_JOURNEY = "tests/journeys/pseudo-language.spec.ts"

const needsPseudoShop = ({ has, filters }: Selection) =>
  has("journeys") && (filters.length === 0 || filters.some((part) => PSEUDO_JOURNEY.includes(part)))

type Shops = { ofWorkers: OpenShop[]; pseudo?: OpenShop }

/** The stages in the open shops. */
function stagesInShops(
  shops: Shops,
  selection: Selection,
  stack: Stack,
  progress: Progress,
): { http: Stage[]; journeys: Stage[] } {
  const { filters } = selection
  const inOneShop = async (run: (shop: NodeJS.ProcessEnv) => Promise<StageResult>) => {
    const shop = await openShop(stack, "again")
    try {
      return await run(environmentOf({ ...shops, ofWorkers: [shop] }))
    } finally {
      await shop.close()
    }
  }
  const http: Stage = {
    name: "HTTP tests",
    run: (report) => {
      const env = { ...environmentOf(shops), ...(selection.long ? longCarts(selection) : {}) }
      return runVitest(["http"], { filters, env, workers: shops.ofWorkers.length, report })
    },
    runAgain: (files) => inOneShop((shop) => runVitest(["http"], { filters: files, env: shop, workers: 1 })),
  }
  const journeys: Stage = {
    name: "Browser journeys",
    run: async (report) => {
      // Not earlier: a shop that only waits takes a fortieth of a core.
      if (needsPseudoShop(selection)) shops.pseudo ??= await openPseudoShop(stack, progress)
      return await runPlaywright({ filters, env: environmentOf(shops), workers: BROWSERS, report })
    },
    runAgain: (files) =>
      inOneShop((shop) => runPlaywright({ filters: files, env: { ...shop, TRACE: "on" }, workers: 1 })),
  }
  return {
    http: selection.has("http") ? [http] : [],
    journeys: selection.has("journeys") ? [journeys] : [],
  }
}

/** `npm test -- http cart-fast-path --long`: 2,000 random sequences of cart changes. */
const longCarts = (selection: Selection) => ({ CART_SEQUENCES: "2000", CART_SEED: String(seedOf(selection)) })

const environmentOf = ({ ofWorkers, pseudo }: Shops) => ({
  ...shopsEnvironment(ofWorkers.map(({ address }) => address)),
  ...(pseudo ? pseudoShopEnvironment(pseudo.address) : {}),
})

/** Types, lint and unit tests, which need no shop. */
function runQuickStages(selection: Selection, progress: Progress) {
  const unit: Stage = {
    name: UNIT_STAGE.name,
    run: () => UNIT_STAGE.run(selection.filters),
    runAgain: UNIT_STAGE.run,
  }
  const stages = [...(selection.has("static") ? STATIC_STAGES : []), ...(selection.has("unit") ? [unit] : [])]
  return runStages(stages, progress)
}

/** Builds and fills what the tests run against, and opens the shops they need. */
const shopsStage = (stack: Stack, selection: Selection, shops: Shops, progress: Progress): Stage => ({
  name: "Shops for the tests",
  run: async () => {
    await prepareTestStack(stack, progress, needsShop(selection, "demo") ? DEMO_CONTENTS : NO_CONTENTS)
    shops.ofWorkers = await openShops(stack, countShops(selection), progress)
    return { passed: 1, failed: 0, output: "" }
  },
})

/** @param stack only if something needs a shop; that runs beside the quick stages */
async function runEverything(selection: Selection, progress: Progress, stack?: Stack) {
  const compiled = await runStage(PACKAGES_STAGE, progress)
  if (compiled.failed > 0) return [compiled]
  // Before the unit tests, because some of them need a browser and would be skipped without one.
  if (selection.has("journeys") || selection.has("cognito")) {
    const whole = await progress.step("Looking for Chromium", requireWholeChromium)
    process.env.CHROMIUM_PATH = await progress.step("Looking for Chromium without windows", requireChromium)
    process.env.WHOLE_CHROMIUM_PATH = whole
    await progress.step("Looking for WebKit", requireWebKit)
  }
  const [quick, inShops] = await Promise.all([
    runQuickStages(selection, progress),
    stack ? runWithShops(stack, selection, progress) : [],
  ])
  return [compiled, ...quick, ...inShops]
}

/** Everything that needs a shop. */
async function runWithShops(stack: Stack, selection: Selection, progress: Progress): Promise<StageResult[]> {
  const shops: Shops = { ofWorkers: [] }
  const opened = await runStage(shopsStage(stack, selection, shops, progress), progress)
  if (opened.failed > 0) return [opened]
  const { http, journeys } = stagesInShops(shops, selection, stack, progress)
  const ofHttp = runStages(http, progress)
  const runJourneys = async () => {
    await ofHttp
    const results = await runStages(journeys, progress)
    await Promise.all([...shops.ofWorkers, shops.pseudo].map((shop) => shop?.close()))
    return results
  }
  // Beside the HTTP tests one other shop keeps two cores busy; beside the journeys, which often wait, two do.
  const others = runSideBySide(stagesOfOneShop(stack, selection, progress), [Promise.resolve(), ofHttp])
  return [opened, ...(await Promise.all([ofHttp, runJourneys(), others])).flat()]
}

/** The containers contain their own build, so only the stack's database is needed. */
async function runContainerStage(selection: Selection, progress: Progress): Promise<StageResult[]> {
  if (!selection.has("containers")) return []
  const run = (filters: string[]) =>
    withTestStack(progress, (stack) => runContainers(stack, filters, progress))
  return [await runStage({ name: "Containers", run: () => run(selection.filters) }, progress)]
}

async function runSelection(selection: Selection, progress: Progress): Promise<StageResult[]> {
  const results = await runChosen(selection, progress)
  return [...results, ...(await runContainerStage(selection, progress))]
}

function runChosen(selection: Selection, progress: Progress): Promise<StageResult[]> {
  if (needsShop(selection))
    return withTestStack(progress, (stack) => runEverything(selection, progress, stack), NODE_FLAGS_OF_TESTS)
  exitOnStop()
  return runEverything(selection, progress)
}

/** `npm test`: all tests, or those that `npm test -- --help` explains. */
export async function main(args: string[]): Promise<number> {
  if (asksForHelp(args)) {
    console.log(helpText())
    return 0
  }
  const startedAt = Date.now()
  const progress = createProgress()
  const total = sum(await runSelection(parseSelection(args), progress))
  for (const line of nameFailures(total)) progress.line(line)
  progress.line(`All of it took ${formatSeconds(Date.now() - startedAt)}.`)
  progress.line(formatCounts(total))
  return total.failed === 0 ? 0 : 1
}
