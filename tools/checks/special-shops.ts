import type { Progress } from "../bootstrap/progress.mjs"
import { findFreePort } from "../processes/ports.ts"
import { NO_CONTENTS } from "../stack/settings.ts"
import { DATABASE, type Stack } from "../stack/stack.ts"
import { cognitoStandIn, USER_POOL_TAG } from "./cognito/cognito-shop.ts"
import { runFaults } from "./fault-suite.ts"
import { runFuzz } from "./fuzz-suite.ts"
import { type StageResult, sum } from "./results.ts"
import type { Kind, Selection } from "./selection.ts"
import { shopsEnvironment } from "./shop-of-worker.ts"
import { runStage, type Stage } from "./stage.ts"
import { bucketEnvironment, bucketProgram, OTHER_BUCKET } from "./test-bucket.ts"
import { BROWSERS, runPlaywright, runVitest } from "./test-programs.ts"
import { openScaledShop, openShop } from "./test-shop.ts"
import { makeTemplate } from "./test-stack.ts"

/** A shop without products, started just for these tests. */
function runEmptyShopStage(stack: Stack, selection: Selection, progress: Progress) {
  const run = async (filters: string[]): Promise<StageResult> => {
    await makeTemplate(stack, NO_CONTENTS, progress)
    const shop = await openShop(stack, "empty", { contents: NO_CONTENTS })
    try {
      return await runVitest(["empty"], { filters, env: shopsEnvironment([shop.address]), workers: 1 })
    } finally {
      await shop.close()
    }
  }
  return runStage({ name: "Empty shop", run: () => run(selection.filters), runAgain: run }, progress)
}

const USER_POOL_JOURNEYS = "tests/journeys/account.spec.ts"

/**
 * In a shop whose customers are in a user pool: the pool's own tests, and again two journeys and those tests of accounts
 * whose tag says that the pool answers there.
 */
function runCognitoStage(stack: Stack, selection: Selection, progress: Progress) {
  const run = async (filters: string[], report?: Parameters<Stage["run"]>[0]): Promise<StageResult> => {
    const userPool = await cognitoStandIn()
    const shop = await openShop(stack, "cognito", { userPool })
    // Two parallel journeys in the same shop: they do not affect each other.
    const env = { ...shopsEnvironment([shop.address, shop.address]), COGNITO_URL: userPool.url }
    const options = { env, ...(report ? { report } : {}) }
    const hasJourney = filters.length === 0 || filters.some((part) => USER_POOL_JOURNEYS.includes(part))
    const isJourneyAlone = filters.length > 0 && filters.every((part) => USER_POOL_JOURNEYS.endsWith(part))
    try {
      const tests = isJourneyAlone
        ? []
        : [await runVitest(["cognito"], { filters, workers: 1, ...options }, "cognito")]
      const journeys = hasJourney
        ? [
            await runPlaywright(
              { filters: [USER_POOL_JOURNEYS], workers: BROWSERS, ...options },
              USER_POOL_TAG,
            ),
          ]
        : []
      const results = [...tests, ...journeys]
      const failedFiles = results.flatMap((result) => result.failedFiles ?? [])
      return { ...sum(results), failedFiles, output: results.map(({ output }) => output).join("\n") }
    } finally {
      await shop.close()
    }
  }
  const stage: Stage = {
    name: "Accounts with Amazon Cognito",
    run: (report) => run(selection.filters, report),
    runAgain: run,
  }
  return runStage(stage, progress)
}

/** Backs up a shop and restores it: with the embedded database's default name, and uploads in a bucket. */
function runRestoreStage(stack: Stack, selection: Selection, progress: Progress) {
  const run = async (filters: string[]): Promise<StageResult> => {
    const bucketPort = await findFreePort()
    const bucket = bucketEnvironment(bucketPort)
    const closeBucket = await stack.startPrograms([bucketProgram(stack.settings, bucketPort)])
    const shop = await openShop(stack, "restore", { database: DATABASE, backend: bucket })
    const home = { RESTORE_HOME: stack.settings.state.folder, RESTORE_BUCKET: OTHER_BUCKET }
    try {
      const env = { ...shopsEnvironment([shop.address]), ...bucket, ...home }
      return await runVitest(["restore"], { filters, env, workers: 1 })
    } finally {
      await shop.close()
      await closeBucket()
    }
  }
  return runStage({ name: "Backup and restore", run: () => run(selection.filters), runAgain: run }, progress)
}

/** The card providers with a hosted payment page; every other shop uses Stripe. */
const HOSTED_PROVIDERS = ["simplepay", "barion"]

/** One suite for all of them, each in a shop that uses it. */
function runCardStage(stack: Stack, provider: string, selection: Selection, progress: Progress) {
  const run = async (filters: string[], report?: Parameters<Stage["run"]>[0]): Promise<StageResult> => {
    const shop = await openShop(stack, provider, { cardProvider: provider })
    try {
      const env = shopsEnvironment([shop.address])
      return await runVitest(["cards"], { filters, env, workers: 1, ...(report ? { report } : {}) })
    } finally {
      await shop.close()
    }
  }
  const stage: Stage = {
    name: `Card payments with ${provider}`,
    run: (report) => run(selection.filters, report),
    runAgain: run,
  }
  return runStage(stage, progress)
}

/** In a shop of several storefronts and back ends: its own tests, and those tests over HTTP again whose tag says that they could fail there. */
function runScaleStage(stack: Stack, selection: Selection, progress: Progress) {
  const run = async (filters: string[], report?: Parameters<Stage["run"]>[0]): Promise<StageResult> => {
    const shop = await openScaledShop(stack, "scale", progress)
    try {
      const env = shopsEnvironment([shop.address])
      return await runVitest(["scale"], { filters, env, workers: 1, ...(report ? { report } : {}) }, "scale")
    } finally {
      await shop.close()
    }
  }
  const stage: Stage = {
    name: "Several storefronts and back ends",
    run: (report) => run(selection.filters, report),
    runAgain: run,
  }
  return runStage(stage, progress)
}

/** The fuzz run, in a shop of its own. */
function runFuzzStage(stack: Stack, selection: Selection, progress: Progress) {
  const run = () => runFuzz(stack, selection)
  return runStage({ name: "Fuzzing every route", run, runAgain: run }, progress)
}

/** The failure tests, with a database server of their own. */
function runFaultStage(stack: Stack, selection: Selection, progress: Progress) {
  const run = (filters: string[]) => runFaults(stack, { ...selection, filters })
  return runStage({ name: "Faults", run: () => run(selection.filters), runAgain: run }, progress)
}

/** The suites that each need a different kind of shop, longest first. */
export function stagesOfOneShop(stack: Stack, selection: Selection, progress: Progress) {
  const stages: { kind: Kind; run: () => Promise<StageResult> }[] = [
    { kind: "faults", run: () => runFaultStage(stack, selection, progress) },
    { kind: "scale", run: () => runScaleStage(stack, selection, progress) },
    { kind: "restore", run: () => runRestoreStage(stack, selection, progress) },
    { kind: "cognito", run: () => runCognitoStage(stack, selection, progress) },
    ...HOSTED_PROVIDERS.map((provider) => ({
      kind: "cards" as const,
      run: () => runCardStage(stack, provider, selection, progress),
    })),
    { kind: "empty", run: () => runEmptyShopStage(stack, selection, progress) },
    { kind: "fuzz", run: () => runFuzzStage(stack, selection, progress) },
  ]
  return stages.filter(({ kind }) => selection.has(kind)).map(({ run }) => run)
}
