import { join } from "node:path"
import { takeOver } from "../stack/run-record.ts"
import { cardSandboxPrograms } from "../stack/servers.ts"
import type { Settings } from "../stack/settings.ts"
import type { Stack } from "../stack/stack.ts"
import { startDatabaseForFaults } from "./faults-database.ts"
import type { StageResult } from "./results.ts"
import { type Selection, seedOf } from "./selection.ts"
import { shopsEnvironment } from "./shop-of-worker.ts"
import { runVitest } from "./test-programs.ts"
import { makeShop, type TestShop } from "./test-shop.ts"

/** @returns what the suite reads besides its shop: it starts and kills back end and storefront itself */
function faultEnvironment({ settings, address }: TestShop, selection: Selection): NodeJS.ProcessEnv {
  return {
    ...shopsEnvironment([address]),
    FAULTS_SETTINGS: JSON.stringify(settings),
    FAULTS_RUN_FILE: runFileOf(settings),
    FAULTS_LONG: String(selection.long),
    FAULTS_SEED: String(seedOf(selection)),
  }
}

/** The processes the suite has started: if it is killed itself, they are ended from here. */
const runFileOf = ({ state }: Settings) => join(state.folder, "faults-run.json")

async function runInShop(stack: Stack, selection: Selection): Promise<StageResult> {
  const shop = await makeShop(stack, "faults")
  const runFile = runFileOf(shop.settings)
  await takeOver(runFile)
  const close = await stack.startPrograms(cardSandboxPrograms(shop.settings))
  try {
    return await runVitest(["faults"], {
      filters: selection.filters,
      env: faultEnvironment(shop, selection),
      workers: 1,
    })
  } finally {
    await takeOver(runFile)
    await close()
  }
}

/** Runs the failure tests in a shop of their own, with a database server of their own, which they also crash. */
export async function runFaults(stack: Stack, selection: Selection): Promise<StageResult> {
  const database = await startDatabaseForFaults(stack)
  try {
    return await runInShop(database.stack, selection)
  } finally {
    await database.close()
  }
}
