import { createProgress } from "./bootstrap/progress.mjs"
import { formatCounts, sum } from "./checks/results.ts"
import { runStages } from "./checks/stage.ts"
import { PACKAGES_STAGE, STATIC_STAGES } from "./checks/static-checks.ts"
import { UNIT_STAGE } from "./checks/unit-tests.ts"
import { refuseArguments } from "./refuse-arguments.ts"
import { exitOnStop } from "./stack/exit-on-stop.ts"

const PARTS =
  '`npm test -- static` checks types and lint, `npm test -- unit cart` runs the unit tests in files whose name contains "cart".'

/** `npm run check`: fast checks: types, lint and unit tests. */
export async function main(args: string[]): Promise<number> {
  refuseArguments(args, PARTS)
  exitOnStop()
  const progress = createProgress()
  const unitTests = { name: UNIT_STAGE.name, run: () => UNIT_STAGE.run() }
  const total = sum(await runStages([PACKAGES_STAGE, ...STATIC_STAGES, unitTests], progress))
  progress.line(formatCounts(total))
  return total.failed === 0 ? 0 : 1
}
