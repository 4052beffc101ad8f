import { createProgress } from "./bootstrap/progress.mjs"
import { formatCounts, sum } from "./checks/results.ts"
import { runStages } from "./checks/stage.ts"
import { STATIC_STAGES } from "./checks/static-checks.ts"
import { UNIT_STAGE } from "./checks/unit-tests.ts"

/** `npm test`. */
export async function main(): Promise<number> {
  const progress = createProgress()
  const total = sum(await runStages([...STATIC_STAGES, UNIT_STAGE], progress))
  progress.line(formatCounts(total))
  return total.failed === 0 ? 0 : 1
}
