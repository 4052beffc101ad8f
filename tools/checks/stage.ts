import type { Progress } from "../bootstrap/progress.mjs"
import { tell } from "../bootstrap/trouble.mjs"
import { filesToTryAgain, formatCounts, replaceFailedFiles, type StageResult } from "./results.ts"

/** One part of `npm test`: its name as the person reads it, and how it runs. */
export type Stage = {
  name: string
  run: (report: (detail: string) => void) => Promise<StageResult>
  /** Runs these test files alone, in fresh shops: what a failed test left behind must not fail it again. */
  runAgain?: (files: string[]) => Promise<StageResult>
}

/** A busy machine of CI may be slow once; a person wants to see at once what fails. */
const TRIES_AGAIN = Boolean(process.env.CI)

class StageFailed extends Error {
  readonly result: StageResult
  constructor(result: StageResult) {
    super("stage failed")
    this.result = result
  }
}

/** Runs one stage and shows it; what it printed is shown only when something failed. */
export async function runStage(stage: Stage, progress: Progress): Promise<StageResult> {
  try {
    return await progress.step(stage.name, async (report) => {
      const result = await settle(stage, await stage.run(report), progress)
      report(formatCounts(result))
      if (result.failed > 0) throw new StageFailed(result)
      return result
    })
  } catch (error) {
    const result = error instanceof StageFailed ? error.result : { passed: 0, failed: 1, output: tell(error) }
    progress.line(result.output.trimEnd())
    return result
  }
}

async function settle({ runAgain }: Stage, first: StageResult, progress: Progress): Promise<StageResult> {
  const files = TRIES_AGAIN && runAgain ? filesToTryAgain(first) : []
  if (!runAgain || files.length === 0) return first
  progress.line(first.output.trimEnd())
  return replaceFailedFiles(first, await runAgain(files))
}

/** Runs the stages one after the other, also after a failed one. */
export async function runStages(stages: readonly Stage[], progress: Progress): Promise<StageResult[]> {
  const results: StageResult[] = []
  for (const stage of stages) results.push(await runStage(stage, progress))
  return results
}
