import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runCommand } from "../command.ts"
import { PLAYWRIGHT, ROOT, VITEST } from "../house.ts"
import {
  countPlaywright,
  countVitest,
  judge,
  type PlaywrightReport,
  type StageResult,
  type VitestReport,
} from "./results.ts"

async function withReportFile<Result>(work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "porteka-report-"))
  try {
    return await work(join(folder, "report.json"))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns the parsed report, or nothing when the program died before it wrote one */
async function findReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

/** Runs the named Vitest projects and counts their tests. */
export function runVitest(
  projects: string[],
  filters: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<StageResult> {
  return withReportFile(async (file) => {
    const args = ["run", ...filters, ...projects.map((name) => `--project=${name}`)]
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]
    const { code, output } = await runCommand(VITEST, [...args, ...reporters], { cwd: ROOT, env })
    const report = await findReport<VitestReport>(file)
    return { ...judge(report ? countVitest(report) : { passed: 0, failed: 0 }, code), output }
  })
}

/** Runs the browser journeys and counts them. */
export function runPlaywright(
  filters: string[],
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<StageResult> {
  return withReportFile(async (file) => {
    const { code, output } = await runCommand(PLAYWRIGHT, ["test", ...filters, "--reporter=list,json"], {
      cwd: ROOT,
      // Playwright sets FORCE_COLOR for its workers, and Node warns of both.
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: undefined, FORCE_COLOR: "0" },
      onLine,
    })
    const report = await findReport<PlaywrightReport>(file)
    return { ...judge(report ? countPlaywright(report) : { passed: 0, failed: 0 }, code), output }
  })
}
