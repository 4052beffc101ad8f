import { runVitest } from "./test-programs.ts"

export const UNIT_STAGE = {
  name: "Unit tests",
  run: (filters: string[] = []) => runVitest(["unit"], { filters }),
}
