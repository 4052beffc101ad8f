import { join } from "node:path"
import { takeOver } from "../stack/run-record.ts"
import { cardSandboxPrograms } from "../stack/servers.ts"
import type { StageResult } from "./results.ts"
import type { Selection } from "./selection.ts"
import { runVitest } from "./test-programs.ts"
import { type IsolatedStack, stackEnvironment } from "./test-stack.ts"

export const FAULTS_STAGE_NAME = "Faults"
const HIGHEST_SEED = 1_000_000
/** The short form is part of every run and meets the same moments each time. */
const SHORT_SEED = 1

/** @returns what the suite reads beside the stack: it starts and kills back end and storefront itself */
function faultEnvironment(stack: IsolatedStack, { long, seed }: Selection): NodeJS.ProcessEnv {
  return {
    ...stackEnvironment(stack),
    FAULTS_SETTINGS: JSON.stringify(stack.settings),
    FAULTS_RUN_FILE: runFileOf(stack),
    FAULTS_LONG: String(long),
    FAULTS_SEED: String(seed ?? (long ? Math.floor(Math.random() * HIGHEST_SEED) : SHORT_SEED)),
  }
}

/** Which processes the suite has started: what it leaves behind when it is killed itself is ended from here. */
const runFileOf = ({ settings }: IsolatedStack) => join(settings.state.folder, "faults-run.json")

/** Runs the fault suite against a prepared stack of which only the database runs so far. */
export async function runFaults(stack: IsolatedStack, selection: Selection): Promise<StageResult> {
  const env = faultEnvironment(stack, selection)
  await takeOver(runFileOf(stack))
  await stack.startPrograms(cardSandboxPrograms(stack.settings))
  try {
    return await runVitest(["faults"], selection.filters, env)
  } finally {
    await takeOver(runFileOf(stack))
  }
}
