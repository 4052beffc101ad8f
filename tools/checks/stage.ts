import type { Progress } from "../bootstrap/progress.mjs"
import { tell } from "../bootstrap/trouble.mjs"
import { addTry, cutLine, filesToTryAgain, formatCounts, nameFailures, type StageResult } from "./results.ts"

/** One part of `npm test`: its name as the person reads it, and how it runs. */
export type Stage = {
  name: string
  run: (report: (detail: string) => void) => Promise<StageResult>
  /** Runs these test files alone, in fresh shops: what a failed test left behind must not fail it again. */
  runAgain?: (files: string[]) => Promise<StageResult>
}

/** A busy machine of CI may be slow once or twice; a person at a terminal wants to see at once what fails. */
const TRIES_AGAIN = process.env.CI || !process.stdout.isTTY ? 2 : 0

class StageFailed extends Error {
  readonly result: StageResult
  constructor(result: StageResult) {
    super("stage failed")
    this.result = result
  }
}

/** Which tests failed comes first, a line each: what their program printed may be longer than a log of CI keeps. */
const showOutput = (result: StageResult) =>
  [...nameFailures(result), ...result.output.trimEnd().split("\n").map(cutLine)].join("\n")

/** Runs one stage and shows it; what it printed is shown only when something failed. */
export async function runStage(stage: Stage, progress: Progress): Promise<StageResult> {
  try {
    return await progress.step(stage.name, async (report) => {
      const result = await settle(stage, await runOrRunAgain(stage, report, progress), progress)
      report(formatCounts(result))
      if (result.failed > 0) throw new StageFailed(result)
      return result
    })
  } catch (error) {
    const result = error instanceof StageFailed ? error.result : { passed: 0, failed: 1, output: tell(error) }
    progress.line(showOutput(result))
    return result
  }
}

/** A shop that does not open at once on a busy machine is opened once more. */
async function runOrRunAgain(
  { run, runAgain }: Stage,
  report: (detail: string) => void,
  progress: Progress,
): Promise<StageResult> {
  try {
    return await run(report)
  } catch (error) {
    if (!runAgain || TRIES_AGAIN === 0) throw error
    progress.line(tell(error))
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

/** Runs the stages one after the other, also after a failed one. */
export async function runStages(stages: readonly Stage[], progress: Progress): Promise<StageResult[]> {
  const results: StageResult[] = []
  for (const stage of stages) results.push(await runStage(stage, progress))
  return results
}

/** Runs pieces of work that each open a shop of their own, as many side by side as there are cores. */
export async function runSideBySide(
  work: readonly (() => Promise<StageResult>)[],
  lanes: number,
): Promise<StageResult[]> {
  const results: StageResult[] = []
  const left = [...work]
  const runLane = async () => {
    for (let next = left.shift(); next; next = left.shift()) results.push(await next())
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return results
}
