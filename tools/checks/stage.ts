import type { Progress } from "../bootstrap/progress.mjs"
import { errorText } from "../bootstrap/user-error.mjs"
import {
  addTry,
  cutLine,
  filesToTryAgain,
  formatCounts,
  nameFailures,
  nameSlowest,
  type StageResult,
} from "./results.ts"

/** One part of `npm test`: its title, and how it runs. */
export type Stage = {
  name: string
  run: (report: (detail: string) => void) => Promise<StageResult>
  /** Runs only these test files, in fresh shops: leftovers of a failed test must not fail it again. */
  runAgain?: (files: string[]) => Promise<StageResult>
}

/** A busy CI machine may be slow once or twice; a person at a terminal wants to see failures at once. */
const TRIES_AGAIN = process.env.CI || !process.stdout.isTTY ? 2 : 0

class StageFailed extends Error {
  readonly result: StageResult
  constructor(result: StageResult) {
    super("stage failed")
    this.result = result
  }
}

/** Failed tests come first, a line each: their program's output may exceed a CI log. */
const showOutput = (result: StageResult) =>
  [...nameFailures(result), ...result.output.trimEnd().split("\n").map(cutLine)].join("\n")

/** Runs one stage and shows it; its output is shown only if something failed. */
export async function runStage(stage: Stage, progress: Progress): Promise<StageResult> {
  try {
    const passed = await progress.step(stage.name, async (report) => {
      const result = await settle(stage, await runOrRunAgain(stage, report, progress), progress)
      report(formatCounts(result))
      if (result.failed > 0) throw new StageFailed(result)
      return result
    })
    const slowest = nameSlowest(passed)
    if (slowest !== "") progress.line(slowest)
    return passed
  } catch (error) {
    const result =
      error instanceof StageFailed ? error.result : { passed: 0, failed: 1, output: errorText(error) }
    progress.line(showOutput(result))
    return result
  }
}

/** A shop that does not start on a busy machine is started once more. */
async function runOrRunAgain(
  { run, runAgain }: Stage,
  report: (detail: string) => void,
  progress: Progress,
): Promise<StageResult> {
  try {
    return await run(report)
  } catch (error) {
    if (!runAgain || TRIES_AGAIN === 0) throw error
    progress.line(errorText(error))
    return run(report)
  }
}

async function settle({ runAgain }: Stage, first: StageResult, progress: Progress): Promise<StageResult> {
  let result = first
  for (let tries = 0; runAgain && tries < TRIES_AGAIN; tries += 1) {
    const files = filesToTryAgain(result)
    if (files.length === 0) return result
    progress.line(showOutput(result))
    result = addTry(result, await runAgain(files))
  }
  return result
}

/** Runs the stages one after the other, even after a failure. */
export async function runStages(stages: readonly Stage[], progress: Progress): Promise<StageResult[]> {
  const results: StageResult[] = []
  for (const stage of stages) results.push(await runStage(stage, progress))
  return results
}

/**
 * Runs work that needs a shop of its own.
 * @param lanes what each of them waits for before it begins; from then on it takes one piece of the work after the other
 */
export async function runSideBySide(
  work: readonly (() => Promise<StageResult>)[],
  lanes: readonly Promise<unknown>[],
): Promise<StageResult[]> {
  const results: StageResult[] = []
  const left = [...work]
  const runLane = async (begin: Promise<unknown>) => {
    await begin
    for (let next = left.shift(); next; next = left.shift()) results.push(await next())
  }
  await Promise.all(lanes.map(runLane))
  return results
}
