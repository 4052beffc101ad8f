import type { Progress } from "../bootstrap/progress.mjs"
import { tell } from "../bootstrap/trouble.mjs"
import { formatCounts, type StageResult } from "./results.ts"

/** One part of `npm test`: its name as the person reads it, and how it runs. */
export type Stage = { name: string; run: (report: (detail: string) => void) => Promise<StageResult> }

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
      const result = await stage.run(report)
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

/** Runs the stages one after the other, also after a failed one. */
export async function runStages(stages: readonly Stage[], progress: Progress): Promise<StageResult[]> {
  const results: StageResult[] = []
  for (const stage of stages) results.push(await runStage(stage, progress))
  return results
}
