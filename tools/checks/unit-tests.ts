import { availableParallelism } from "node:os"
import { runVitest } from "./test-programs.ts"

export const UNIT_STAGE = {
  name: "Unit tests",
  /** Vitest alone would leave a core to its own process, which has little to do once the tests run. */
  run: (filters: string[] = []) => runVitest(["unit"], { filters, workers: availableParallelism() }),
}
