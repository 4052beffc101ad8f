import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { runCommand } from "../programs/command.ts"
import { PLAYWRIGHT, ROOT, VITEST } from "../programs/project-paths.ts"
import { findJson } from "../stack/state.ts"
import {
  countPlaywright,
  countVitest,
  judge,
  type PlaywrightReport,
  type StageResult,
  type VitestReport,
} from "./results.ts"

/** @param name of the report in the folder that TEST_REPORTS names; without one it is deleted when it was read */
async function withReportFile<Result>(
  name: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const { TEST_REPORTS: kept } = process.env
  if (kept) {
    await mkdir(kept, { recursive: true })
    return work(resolve(kept, `${name}-${Date.now()}.json`))
  }
  const folder = await mkdtemp(join(tmpdir(), "porteka-report-"))
  try {
    return await work(join(folder, "report.json"))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Run = {
  /** Parts of file names; none means all. */
  filters: string[]
  env?: NodeJS.ProcessEnv
  /** Parallel files (journeys: tests); absent: the program's default. */
  workers?: number
  /** Called with the progress, for the progress line. */
  report?: (detail: string) => void
}

/** The line of a finished file: " ✓ |http| tests/http/health.test.ts (3 tests) 41ms". */
const IS_FILE = /^ [✓❯] /

/** Three keep two cores busy, because a journey often waits. */
export const BROWSERS = 3

/** A journey's line: "  ✓  12 …"; numbers follow the order in which journeys were started. */
const JOURNEY_NUMBER = /^\s*[✓✘x-]\s+(\d+) /

function countFiles(report: Run["report"]) {
  let files = 0
  return (line: string) => {
    if (!IS_FILE.test(line)) return
    files += 1
    report?.(`${files} files done`)
  }
}

/** Runs the named Vitest projects and counts their tests. @param tag only tests with this tag */
export function runVitest(
  projects: string[],
  { filters, env, workers, report: tell }: Run,
  tag?: string,
): Promise<StageResult> {
  return withReportFile(projects.join("-"), async (file) => {
    const chosen = tag === undefined ? [] : [`--tags-filter=${tag}`]
    const args = ["run", ...filters, ...projects.map((name) => `--project=${name}`), ...chosen]
    const parallel = workers === undefined ? [] : [`--maxWorkers=${workers}`]
    const reporters = [
      `--reporter=${tell ? "default" : "dot"}`,
      "--reporter=json",
      `--outputFile.json=${file}`,
    ]
    const { code, output } = await runCommand(VITEST, [...args, ...parallel, ...reporters], {
      cwd: ROOT,
      env,
      onLine: countFiles(tell),
    })
    const report = (await findJson(file)) as VitestReport | undefined
    return { ...judge(report ? countVitest(report) : { passed: 0, failed: 0 }, code), output }
  })
}

/** Runs the browser journeys and counts them. @param tag only journeys with this tag */
export function runPlaywright(
  { filters, env, workers, report: tell }: Run,
  tag?: string,
): Promise<StageResult> {
  return withReportFile("journeys", async (file) => {
    const chosen = tag === undefined ? [] : [`--grep=${tag}`]
    const args = ["test", ...filters, ...chosen, `--workers=${workers}`, "--reporter=list,json"]
    const { code, output } = await runCommand(PLAYWRIGHT, args, {
      cwd: ROOT,
      // Playwright sets FORCE_COLOR for its workers, and Node warns of both.
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: undefined, FORCE_COLOR: "0" },
      onLine: (line) => {
        const done = JOURNEY_NUMBER.exec(line)?.[1]
        if (done) tell?.(`${done} done`)
      },
    })
    const report = (await findJson(file)) as PlaywrightReport | undefined
    return { ...judge(report ? countPlaywright(report) : { passed: 0, failed: 0 }, code), output }
  })
}
