import { z } from "zod"
import type { Settings } from "../../tools/stack/settings.ts"

const ENVIRONMENT = z.object({
  FAULTS_SETTINGS: z.string(),
  FAULTS_RUN_FILE: z.string(),
  FAULTS_LONG: z.enum(["true", "false"]),
  FAULTS_SEED: z.coerce.number().int(),
})

const parsed = ENVIRONMENT.safeParse(process.env)
if (!parsed.success)
  throw new Error("These tests kill a shop of their own: start them with `npm run test:faults`.")

/** The suite's settings from tools/checks/fault-suite.ts. */
export const faultSettings = {
  stack: JSON.parse(parsed.data.FAULTS_SETTINGS) as Settings,
  runFile: parsed.data.FAULTS_RUN_FILE,
  isLong: parsed.data.FAULTS_LONG === "true",
  seed: parsed.data.FAULTS_SEED,
}
