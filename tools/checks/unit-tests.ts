import type { Stage } from "./stage.ts"
import { runVitest } from "./test-programs.ts"

export const UNIT_STAGE: Stage = {
  name: "Unit tests",
  run: () => runVitest(["packages", "storefront", "backend", "tools"]),
}
