import { createProgress, formatSeconds, type Progress } from "./bootstrap/progress.mjs"
import { requireChromium } from "./checks/chromium.ts"
import { FAULTS_STAGE_NAME, runFaults } from "./checks/fault-suite.ts"
import { formatCounts, sum } from "./checks/results.ts"
import { parseSelection, type Selection } from "./checks/selection.ts"
import { runStage, runStages, type Stage } from "./checks/stage.ts"
import { PACKAGES_STAGE, STATIC_STAGES } from "./checks/static-checks.ts"
import { runPlaywright, runVitest } from "./checks/test-programs.ts"
import {
  type IsolatedStack,
  prepareIsolatedStack,
  stackEnvironment,
  startIsolatedStack,
} from "./checks/test-stack.ts"
import { UNIT_STAGE } from "./checks/unit-tests.ts"
import { killCommands } from "./command.ts"
import { listenForStop } from "./stack/stop-signals.ts"

/** The number in a line of Playwright's list: "  ✓  12 …". */
const findResultNumber = (line: string) => /^\s*[✓✘x-]\s+(\d+) /.exec(line)?.[1]

/** The stages against the running shop. */
async function runStackStages(stack: IsolatedStack, selection: Selection, progress: Progress) {
  const env = stackEnvironment(stack)
  const http: Stage = { name: "HTTP tests", run: () => runVitest(["http"], selection.filters, env) }
  const journeys: Stage = {
    name: "Browser journeys",
    run: async (report) => {
      const chromium = await requireChromium()
      return runPlaywright(selection.filters, { ...env, CHROMIUM_PATH: chromium }, (line) => {
        const done = findResultNumber(line)
        if (done) report(`${done} done`)
      })
    },
  }
  const stages = [...(selection.has("http") ? [http] : []), ...(selection.has("journeys") ? [journeys] : [])]
  return runStages(stages, progress)
}

/** The suite that kills what it runs against: on a stack of its own, after everything else. */
async function runFaultStage(selection: Selection, progress: Progress, stacks: IsolatedStack[]) {
  for (const stack of stacks.splice(0)) await stack.stop()
  const stage: Stage = {
    name: FAULTS_STAGE_NAME,
    run: async () => {
      const stack = await prepareIsolatedStack(progress, { pageCache: "on" })
      stacks.push(stack)
      return runFaults(stack, selection)
    },
  }
  return runStage(stage, progress)
}

async function runEverything(selection: Selection, progress: Progress, stacks: IsolatedStack[]) {
  const results = await runShopStages(selection, progress, stacks)
  if (!selection.has("faults")) return results
  return [...results, await runFaultStage(selection, progress, stacks)]
}

/** Prepares the stack beside the static checks and unit tests: one core each. */
async function runShopStages(selection: Selection, progress: Progress, stacks: IsolatedStack[]) {
  const compiled = await runStage(PACKAGES_STAGE, progress)
  if (compiled.failed > 0) return [compiled]

  const quickStages = [
    ...(selection.has("static") ? STATIC_STAGES : []),
    ...(selection.has("unit")
      ? [{ name: UNIT_STAGE.name, run: () => UNIT_STAGE.run(selection.filters) }]
      : []),
  ]
  const needsStack = selection.has("http") || selection.has("journeys")
  const quick = runStages(quickStages, progress)
  if (!needsStack) return [compiled, ...(await quick)]

  const prepared = await runStage(
    {
      name: "A shop for the tests",
      run: async () => {
        const stack = await prepareIsolatedStack(progress, { pageCache: "on" })
        stacks.push(stack)
        await startIsolatedStack(stack, progress)
        return { passed: 1, failed: 0, output: "" }
      },
    },
    progress,
  )
  const quickResults = await quick
  const stack = stacks[0]
  if (!stack || prepared.failed > 0) return [compiled, ...quickResults, prepared]
  return [compiled, ...quickResults, prepared, ...(await runStackStages(stack, selection, progress))]
}

/**
 * `npm test`: everything there is. `npm test -- http cart` runs one kind (static, unit, http, journeys, faults),
 * there only the files whose name has "cart". `npm test -- faults --long` kills twenty times.
 */
export async function main(args: string[]): Promise<number> {
  const startedAt = Date.now()
  const progress = createProgress()
  const stacks: IsolatedStack[] = []
  const close = async () => {
    for (const stack of stacks) await stack.stop()
  }
  listenForStop({
    onStop: () => {
      killCommands()
      close().finally(() => process.exit(1))
    },
    onHurry: () => process.exit(1),
  })
  const results = await runEverything(parseSelection(args), progress, stacks)
  await close()
  const total = sum(results)
  progress.line(`All of it took ${formatSeconds(Date.now() - startedAt)}.`)
  progress.line(formatCounts(total))
  return total.failed === 0 ? 0 : 1
}
