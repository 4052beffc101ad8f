import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { publint } from "publint"
import { formatMessage } from "publint/utils"
import type { StageResult } from "../checks/results.ts"
import { packSdk, stageSdk } from "./stage-sdk.ts"

/** The package is ESM with `exports` on purpose: older tools do not find its entries. */
const MEANT = new Set(["NoResolution:node10", "CJSResolvesToESM:node16-cjs"])

/** Packs the commerce client and checks the tarball as its users will see it. */
export async function checkSdkPackage(): Promise<StageResult> {
  const folder = await mkdtemp(join(tmpdir(), "porteka-sdk-"))
  try {
    await stageSdk(folder)
    const problems = await problemsOf(await packSdk(folder))
    return {
      passed: problems.length === 0 ? 1 : 0,
      failed: problems.length === 0 ? 0 : 1,
      output: problems.join("\n"),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The findings of publint and arethetypeswrong. */
export async function problemsOf(tarball: string): Promise<string[]> {
  const data = new Uint8Array(await readFile(tarball))
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true })
  const { types, ...analysis } = await checkPackage(createPackageFromTarballData(data))
  if (!types || !("problems" in analysis)) return ["The package has no types."]
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg)}`),
    ...analysis.problems
      .filter(
        (problem) => !("resolutionKind" in problem && MEANT.has(`${problem.kind}:${problem.resolutionKind}`)),
      )
      .map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`),
  ]
}
